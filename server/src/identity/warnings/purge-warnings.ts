import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldWarnings, deleteWarningsOfBookings } from './warning-store.ts';

export const purgeWarnings = (tx: Tx, batch: Batch): Promise<number> => deleteOldWarnings(tx, batch);

export const purgeWarningsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteWarningsOfBookings(tx, bookingIds);
