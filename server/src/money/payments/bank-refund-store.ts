import type { PageQuery } from '@laine/contract/fields.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';

export async function insertBankRefund(tx: Tx, ledgerId: string, now: Temporal.Instant): Promise<void> {
  await tx.insertInto('bankRefunds').values({ ledgerId, askedAt: now }).execute();
}

const selectBankRefunds = (db: Db) =>
  db
    .selectFrom('bankRefunds')
    .innerJoin('ledger', 'ledger.id', 'bankRefunds.ledgerId')
    .leftJoin('accounts', 'accounts.id', 'ledger.accountId')
    .select(['ledger.id', 'ledger.bookingId', 'ledger.accountId', 'ledger.purpose', 'ledger.amountInCents'])
    .select(['ledger.passId', 'ledger.giftCardId'])
    .select(['bankRefunds.holder', 'bankRefunds.iban'])
    .select(['bankRefunds.askedAt', 'bankRefunds.givenAt', 'bankRefunds.paidAt'])
    .select('accounts.email');

export type BankRefundRow = Awaited<ReturnType<ReturnType<typeof selectBankRefunds>['executeTakeFirstOrThrow']>>;

export const findBankRefund = (db: Db, ledgerId: string): Promise<BankRefundRow | undefined> =>
  selectBankRefunds(db).where('bankRefunds.ledgerId', '=', ledgerId).executeTakeFirst();

/** Paid or still payable; one ends if a bank has given the money back itself. */
const selectLiveBankRefunds = (db: Db) =>
  selectBankRefunds(db)
    .where('ledger.state', 'in', ['pending', 'succeeded'])
    .orderBy('bankRefunds.askedAt')
    .orderBy('ledger.id');

export const listBankRefundsOf = (db: Db, bookingId: string): Promise<BankRefundRow[]> =>
  selectLiveBankRefunds(db).where('ledger.bookingId', '=', bookingId).execute();

/** For passes and gift cards. */
export const listBankRefundsOfPurchases = (db: Db, accountId: string): Promise<BankRefundRow[]> =>
  selectLiveBankRefunds(db)
    .where('ledger.accountId', '=', accountId)
    .where((refund) =>
      refund.or([refund('ledger.passId', 'is not', null), refund('ledger.giftCardId', 'is not', null)]),
    )
    .execute();

/** Skips money that a bank is looking into, so that it isn't sent twice. */
export const listOpenBankRefunds = (db: Db, { offset, limit }: PageQuery): Promise<BankRefundRow[]> =>
  selectBankRefunds(db)
    .where('bankRefunds.paidAt', 'is', null)
    .where('ledger.state', '=', 'pending')
    .where(
      sql<boolean>`not exists (select from disputes where disputes.ledger_id = ledger.refunds_id and status = 'open')`,
    )
    .orderBy((refund) => refund('bankRefunds.givenAt', 'is', null))
    .orderBy('bankRefunds.askedAt')
    .orderBy('ledger.id')
    .offset(offset)
    .limit(limit)
    .execute();

export type BankAccount = { holder: string; iban: string };

/** False once it was paid: then another account changes nothing. */
export async function rememberBankAccount(
  db: Db,
  ledgerId: string,
  account: BankAccount,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bankRefunds')
    .set({ ...account, givenAt: now })
    .where('ledgerId', '=', ledgerId)
    .where('paidAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if somebody else was first, or the customer hasn't named an account yet. */
export async function markTransferred(
  tx: Tx,
  ledgerId: string,
  paidBy: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bankRefunds')
    .set({ paidAt: now, paidBy })
    .where('ledgerId', '=', ledgerId)
    .where('paidAt', 'is', null)
    .where('givenAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
