import type { Tx } from '../../ground/db/open-database.ts';
import { deleteDebtsOfBookings, deleteOldFreeDebts } from './debt-store.ts';

export const purgeDebtsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteDebtsOfBookings(tx, bookingIds);

export const purgeDebtsWithoutBooking = deleteOldFreeDebts;
