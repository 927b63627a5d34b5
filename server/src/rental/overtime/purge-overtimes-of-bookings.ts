import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOvertimesOfBookings } from './overtime-store.ts';

export const purgeOvertimesOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteOvertimesOfBookings(tx, bookingIds);
