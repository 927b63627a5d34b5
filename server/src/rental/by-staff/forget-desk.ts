import type { Tx } from '../../ground/db/open-database.ts';
import { deleteGoodwillsOf } from './goodwill-store.ts';
import { deleteNotesAbout, deleteNotesOf } from './note-store.ts';

/** A removed person's bookings stay, without what staff wrote about them. */
export const forgetBookingNotes = (tx: Tx, accountId: string): Promise<void> => deleteNotesAbout(tx, accountId);

/** What staff wrote and gave goes with its bookings. */
export async function purgeDeskOfBookings(tx: Tx, bookingIds: string[]): Promise<void> {
  await deleteNotesOf(tx, bookingIds);
  await deleteGoodwillsOf(tx, bookingIds);
}
