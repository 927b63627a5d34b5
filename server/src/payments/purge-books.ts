import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteDebtsOfBookings } from './debt-store.ts';
import { deleteLedgerOfBookings, deleteOldFreeLedger } from './ledger-store.ts';
import { deleteOldPrepaid } from './prepaid-store.ts';

/** Money and documents of bookings whose time in the books is over. */
export const purgeMoneyOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteLedgerOfBookings(tx, bookingIds);

export const purgeDebtsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteDebtsOfBookings(tx, bookingIds);

export const purgeMoneyWithoutBooking = (tx: Tx, batch: Batch): Promise<number> => deleteOldFreeLedger(tx, batch);

export const purgePrepaid = (tx: Tx, batch: Batch): Promise<number> => deleteOldPrepaid(tx, batch);
