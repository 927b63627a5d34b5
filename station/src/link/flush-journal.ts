import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import { MAX_EVENTS_PER_FRAME, type toServer } from '@laine/contract/station-link.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { StationClock } from '../station-clock.ts';

/** Well below a server's limit for one frame. */
const MAX_CHARACTERS_PER_FRAME = 64_000;

type Events = typeof toServer.events;
type SendEvents = (params: ParamsOf<Events>) => Promise<ResultOf<Events>>;

/**
 * Sends the journal, oldest first and one boot at a time, until nothing is left. An event leaves the journal only when
 * the server has acknowledged it; if this is interrupted, the next link continues from there.
 */
export async function flushJournal(memory: Memory, clock: StationClock, send: SendEvents): Promise<void> {
  for (;;) {
    const batch = memory.journal.listOldest(MAX_EVENTS_PER_FRAME, MAX_CHARACTERS_PER_FRAME);
    const first = batch?.events[0];
    if (!batch || !first) return;
    const { bootId, isThisBoot, events } = batch;
    const monotonicInMs = isThisBoot ? clock.monotonicInMs() : null;
    const { acknowledged } = await send({ bootId, monotonicInMs, events });
    // Otherwise we'd ask a server that stores nothing for ever.
    if (acknowledged < first.sequence) throw new RpcFailure('nothing-acknowledged');
    memory.acknowledge(bootId, acknowledged);
  }
}
