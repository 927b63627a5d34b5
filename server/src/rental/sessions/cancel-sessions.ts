import type { Tx } from '../../ground/db/open-database.ts';
import { cancelSessionsOf, cancelUncollected } from './session-store.ts';

/** Frees the boards of a booking. What somebody has collected stays theirs until it is back. */
export const cancelSessions = (tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> =>
  cancelSessionsOf(tx, bookingId, now);

/** One board that nobody needs any more. What somebody has collected stays theirs until it is back. */
export async function dropUncollected(tx: Tx, sessionId: string, now: Temporal.Instant): Promise<void> {
  await cancelUncollected(tx, [sessionId], now);
}
