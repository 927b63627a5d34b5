import type { Tx } from '../db/open-database.ts';

export async function deleteDebtsOfBookings(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx.deleteFrom('debts').where('bookingId', 'in', bookingIds).execute();
}
