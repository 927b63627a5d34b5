import type { Db } from '../../ground/db/open-database.ts';
import { findOpenDisputeOf } from './dispute-store.ts';

/** Undefined unless a bank still has to decide; until then nothing of this booking doubles or is charged. */
export const disputedSince = async (db: Db, bookingId: string): Promise<Temporal.Instant | undefined> =>
  (await findOpenDisputeOf(db, bookingId))?.openedAt;

export { markStopped } from './dispute-store.ts';
