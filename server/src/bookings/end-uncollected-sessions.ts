import { isBefore } from '@laine/rules/instants.ts';
import type { Deps } from '../deps.ts';
import { hasToldAll } from '../stations/is-connected.ts';
import { cancelUncollected, listUncollected } from './session-store.ts';

/** A station that has not come back by then never tells whether the board was collected. */
const LONGEST_WAIT_FOR_STATION = Temporal.Duration.from({ hours: 24 });

/**
 * At its end a session that nobody collected is over, and so is its code; nothing is paid back. A station that knows
 * the code and is out of reach may have given the board out: it is heard first. It needs no lock on the station: boards
 * only become free, and a session that is being collected is no longer waiting when its row is looked at.
 */
export async function endUncollectedSessions(deps: Deps): Promise<number> {
  const now = deps.now();
  const heardEnough = now.subtract(LONGEST_WAIT_FOR_STATION);
  const uncollected = await listUncollected(deps.db.query, now);
  const over = uncollected.filter(
    (session) => !session.codeKnown || hasToldAll(session) || isBefore(session.end, heardEnough),
  );
  return cancelUncollected(
    deps.db.query,
    over.map(({ id }) => id),
    now,
  );
}
