import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldWarnings, deleteWarningsOfBookings } from './warning-store.ts';

export const purgeWarnings = (tx: Tx, batch: Batch): Promise<number> => deleteOldWarnings(tx, batch);

export const purgeWarningsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteWarningsOfBookings(tx, bookingIds);
