import type { Tx } from '../../ground/db/open-database.ts';
import { emptyNotesOf } from './session-store.ts';

/** A removed person's rentals stay, without what staff wrote about them. */
export const forgetNotes = (tx: Tx, accountId: string): Promise<void> => emptyNotesOf(tx, accountId);
