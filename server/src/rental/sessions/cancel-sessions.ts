import type { Tx } from '../../ground/db/open-database.ts';
import { cancelSessionsOf, cancelUncollected } from './session-store.ts';

/** Releases the boards of a booking. A collected board stays with its renter until it's back. */
export const cancelSessions = (tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> =>
  cancelSessionsOf(tx, bookingId, now);

/** Releases one board, unless it's collected. */
export async function dropUncollected(tx: Tx, sessionId: string, now: Temporal.Instant): Promise<void> {
  await cancelUncollected(tx, [sessionId], now);
}
