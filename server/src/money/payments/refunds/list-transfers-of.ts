import type { Transfer } from '@laine/contract/public/transfer.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { listBankRefundsOf, listBankRefundsOfPurchases, type BankRefundRow } from '../bank-refund-store.ts';
import { presentBankRefund } from './present-bank-refund.ts';

/** A booking's refunds that couldn't go back the way they came, for its customer's page. */
export const listTransfersOf = async (db: Db, bookingId: string): Promise<Transfer[]> =>
  (await listBankRefundsOf(db, bookingId)).map(asTransfer);

/** The same for all purchases of a person, keyed by pass or gift card. */
export async function listTransfersOfPurchases(db: Db, accountId: string): Promise<Map<string, Transfer[]>> {
  const rows = await listBankRefundsOfPurchases(db, accountId);
  const byPurchase = Map.groupBy(rows, ({ passId, giftCardId }) => passId ?? giftCardId ?? '');
  return new Map([...byPurchase].map(([id, refunds]) => [id, refunds.map(asTransfer)]));
}

function asTransfer(row: BankRefundRow): Transfer {
  const { id, amountInCents, status } = presentBankRefund(row);
  return { id, amountInCents, status };
}
