import type { Db } from '../../ground/db/open-database.ts';
import { findOpenDisputeOf } from './dispute-store.ts';

/** Undefined unless a bank has still to decide: until then nothing of this booking doubles or is asked for. */
export const disputedSince = async (db: Db, bookingId: string): Promise<Temporal.Instant | undefined> =>
  (await findOpenDisputeOf(db, bookingId))?.openedAt;

export { markStopped } from './dispute-store.ts';
