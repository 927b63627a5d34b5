import type { Tx } from '../../ground/db/open-database.ts';
import type { ToldEnd } from '../../ground/db/tables/operations.ts';
import { lockStationOf, setToldEnds } from './session-store.ts';

/**
 * A notice has told these ends of a booking: from now on they hold, see `board-ends.ts`. The station comes first, as
 * for everybody who changes several boards: a cancellation at the same moment takes them in another order.
 */
export async function recordToldEnds(tx: Tx, told: ToldEnd[], now: Temporal.Instant): Promise<void> {
  const [first] = told;
  if (!first) return;
  await lockStationOf(tx, first.sessionId);
  await setToldEnds(tx, told, now);
}
