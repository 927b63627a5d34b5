import type { Tx } from '../../ground/db/open-database.ts';
import { emptyGiftCardsOf } from './gift-card-store.ts';
import { emptyPassesOf } from './pass-store.ts';

/** What a removed person bought stays for the books, without whom it was for. */
export async function forgetBuyer(tx: Tx, buyer: { accountId: string; email: string }): Promise<void> {
  await emptyGiftCardsOf(tx, buyer);
  await emptyPassesOf(tx, buyer.accountId);
}
