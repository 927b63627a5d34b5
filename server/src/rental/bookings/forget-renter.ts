import type { Tx } from '../../ground/db/open-database.ts';
import { emptyContactsOf } from './booking-store.ts';

/** A removed person's bookings stay for the books, without how to reach them. */
export const forgetRenter = (tx: Tx, accountId: string): Promise<void> => emptyContactsOf(tx, accountId);
