import type { Tx } from '../db/open-database.ts';
import { cancelSessionsOf } from './session-store.ts';

/** Frees the boards of a booking. What somebody has collected stays theirs until it is back. */
export const cancelSessions = (tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> =>
  cancelSessionsOf(tx, bookingId, now);
