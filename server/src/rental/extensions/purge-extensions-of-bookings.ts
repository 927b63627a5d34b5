import type { Tx } from '../../ground/db/open-database.ts';
import { deleteExtensionsOfBookings } from './extension-store.ts';

export const purgeExtensionsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteExtensionsOfBookings(tx, bookingIds);
