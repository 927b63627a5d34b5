import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteBookings, emptyOldPhones, lockOldBookings } from './booking-store.ts';

export const purgePhones = (tx: Tx, batch: Batch): Promise<number> => emptyOldPhones(tx, batch);

/** Those whose books are closed for good, held until the caller has removed them with everything that points at them. */
export const listBookingsToPurge = (tx: Tx, batch: Batch): Promise<string[]> => lockOldBookings(tx, batch);

export const purgeBookings = (tx: Tx, ids: string[]): Promise<void> => deleteBookings(tx, ids);
