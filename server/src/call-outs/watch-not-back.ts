import { findOpenAlert } from '../alerts/open-alert.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { isBefore } from '@laine/rules/instants.ts';
import { notBackAlertAt } from '@laine/rules/not-back-alert-at.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import type { Deps } from '../deps.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { callNext } from './call-next.ts';
import { listBoardsOut, listSearches, listUnalarmed } from './call-out-store.ts';

type Unalarmed = Awaited<ReturnType<typeof listUnalarmed>>[number];

/**
 * Somebody is not back from the water. Every minute: people are called one after the other until one of them looks after
 * it (decision 0120). It knows no quiet hours, and does not wait for a silent station: the board may be back, but nobody
 * can know.
 */
export async function watchNotBack(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const booking of await listUnalarmed(deps.db.query, now)) {
    if (isDue(booking, now)) await alarm(deps, booking, now);
  }
  for (const alertId of await listSearches(deps.db.query)) {
    await deps.db.transaction((tx) => callNext(tx, alertId, now));
  }
}

function isDue({ metadata, firstEnd }: Unalarmed, now: Temporal.Instant): boolean {
  const { facts } = readFacts(metadata);
  // Without its hours nothing else is known than that the time is over.
  return !facts || !isBefore(now, notBackAlertAt(facts, firstEnd));
}

async function alarm(deps: Deps, { id: bookingId, stationId }: Unalarmed, now: Temporal.Instant): Promise<void> {
  await withLockedStation(deps, stationId, async (tx) => {
    const boards = (await listBoardsOut(tx, bookingId)).filter(({ end }) => !isBefore(now, end));
    if (boards.length === 0) return;
    const data = { bookingId, lockerNumbers: boards.flatMap(({ lockerNumber }) => lockerNumber ?? []) };
    await raiseAlert(tx, { kind: 'not-back', target: bookingId, stationId, data }, now);
    await queueNotices(tx, { bookingId, kind: 'not-back', now });
    const alertId = (await findOpenAlert(tx, { kind: 'not-back', target: bookingId }))?.id;
    if (alertId !== undefined) await callNext(tx, alertId, now);
  });
}
