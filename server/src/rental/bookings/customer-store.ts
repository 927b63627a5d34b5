import type { AccountStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';

/** The part of an account that booking needs. */
export type BookingAccount = {
  status: AccountStatus;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
  owes: boolean;
  isDisputing: boolean;
  /** Null once the personal data is removed. */
  email: string | null;
  paymentCustomerId: string | null;
};

/** Serialises the wishes of one customer across all stations. */
export async function lockAccount(tx: Tx, id: string): Promise<BookingAccount> {
  return tx
    .selectFrom('accounts')
    .select([
      'status',
      'email',
      'paymentCustomerId',
      'restrictedUntil',
      'deletionAskedAt',
      // A debt under objection doesn't keep anybody from booking; a second objection has to wait for its answer.
      sql<boolean>`coalesce((select bool_or(paused_at is null) or count(distinct booking_id) > 1 from debts
        where account_id = accounts.id and status = 'due'), false)`.as('owes'),
      sql<boolean>`exists (select from disputes join ledger on ledger.id = disputes.ledger_id
        where ledger.account_id = accounts.id and disputes.status = 'open')`.as('isDisputing'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findPaymentCustomerId(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('paymentCustomerId')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.paymentCustomerId ?? null;
}

/** Empty once the personal data is removed. */
export async function readCustomerOf(db: Db, accountId: string) {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'surname'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { email: row?.email ?? '', name: row?.name ?? null, surname: row?.surname ?? null };
}
