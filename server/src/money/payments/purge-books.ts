import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteLedgerOfBookings, deleteOldFreeLedger } from './ledger-store.ts';

/** Money and documents of bookings whose time in the books is over. */
export const purgeMoneyOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteLedgerOfBookings(tx, bookingIds);

export const purgeMoneyWithoutBooking = (tx: Tx, batch: Batch): Promise<number> => deleteOldFreeLedger(tx, batch);
