import type { Tx } from '../db/open-database.ts';
import { emptyPrepaidOf } from './prepaid-store.ts';

/** What a removed person bought stays for the books, without whom it was for. */
export const forgetBuyer = (tx: Tx, buyer: { accountId: string; email: string }): Promise<void> =>
  emptyPrepaidOf(tx, buyer);
