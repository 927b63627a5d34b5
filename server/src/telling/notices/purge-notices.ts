import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteNoticesOfBookings, deleteOldNotices } from './notice-store.ts';

export const purgeNotices = (tx: Tx, batch: Batch): Promise<number> => deleteOldNotices(tx, batch);

export const purgeNoticesOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteNoticesOfBookings(tx, bookingIds);
