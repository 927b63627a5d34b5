import type { Tx } from '../../ground/db/open-database.ts';
import { emptyObjectionsOf } from './overtime-store.ts';

/** Overtimes stay for the books, without a removed person's words and without words to them. */
export const forgetObjections = (tx: Tx, accountId: string): Promise<void> => emptyObjectionsOf(tx, accountId);
