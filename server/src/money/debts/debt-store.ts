import type { DebtReason, DebtStatus } from '@laine/contract/states.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { DebtsTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';

export type DebtRow = Selectable<DebtsTable>;

type NewDebt = {
  accountId: string;
  bookingId: string | null;
  claimId: string | null;
  disputeId?: string;
  chargeId?: string;
  reason: DebtReason;
  amountInCents: number;
  dueAt: Temporal.Instant;
  pausedAt: Temporal.Instant | null;
};

export async function insertDebt(tx: Tx, debt: NewDebt, now: Temporal.Instant): Promise<DebtRow> {
  return tx
    .insertInto('debts')
    .values({ id: newId(), ...debt, status: 'due', createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findDebt = (db: Db, id: string): Promise<DebtRow | undefined> =>
  db.selectFrom('debts').selectAll().where('id', '=', id).executeTakeFirst();

export const lockDebt = (tx: Tx, id: string): Promise<DebtRow | undefined> =>
  tx.selectFrom('debts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type DebtOf = { bookingId: string; reason: DebtReason };

/** The debts that a lost dispute left, newest first. */
export const lockDebtsOfDispute = (tx: Tx, disputeId: string): Promise<DebtRow[]> =>
  tx
    .selectFrom('debts')
    .selectAll()
    .where('disputeId', '=', disputeId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();

/** What is due because a bank took this charge, with the charge that it took last: a debt's payment may be disputed too. */
export const lockDebtsDue = (tx: Tx, chargeId: string) =>
  tx
    .selectFrom('debts')
    .innerJoin('disputes', 'disputes.id', 'debts.disputeId')
    .select(['debts.id', 'debts.amountInCents', 'disputes.ledgerId as takenFrom'])
    .where('chargeId', '=', chargeId)
    .where('debts.status', '=', 'due')
    .orderBy('debts.id')
    .forUpdate('debts')
    .execute();

export const findDebtOf = (db: Db, of: DebtOf): Promise<DebtRow | undefined> =>
  db
    .selectFrom('debts')
    .selectAll()
    .where((debt) => debt.and(of))
    .executeTakeFirst();

/** Includes those that a dispute about such a payment left. */
export const lockDebtsOf = (tx: Tx, { bookingId, reason }: DebtOf): Promise<DebtRow[]> =>
  tx
    .selectFrom('debts')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where((debt) =>
      debt.or([
        debt('reason', '=', reason),
        debt(
          'chargeId',
          'in',
          debt
            .selectFrom('ledger')
            .select('id')
            .where((charge) => charge.and({ bookingId, purpose: reason })),
        ),
      ]),
    )
    .where('status', '=', 'due')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Due debts first, then the newest. */
export const listDebtsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('debts')
    .leftJoin('bookings', 'bookings.id', 'debts.bookingId')
    .leftJoin('stations', 'stations.id', 'bookings.stationId')
    .selectAll('debts')
    .select(['stations.metadata', 'bookings.start as rentalStart'])
    .where('debts.accountId', '=', accountId)
    .orderBy((debt) => debt('debts.status', '<>', 'due'))
    .orderBy('debts.createdAt', 'desc')
    .orderBy('debts.id')
    .execute();

type DebtFilter = { status?: DebtStatus | undefined; offset: number; limit: number };

/** Finds the page by an index alone, then joins the details of its debts. */
export async function listDebtRows(db: Db, { status, offset, limit }: DebtFilter) {
  const page = await db
    .selectFrom('debts')
    .select('id')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'due'))
    .$if(status === undefined, (query) => query.orderBy((debt) => debt('status', '<>', 'due')))
    .orderBy('dueAt')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = page.map(({ id }) => id);
  return db
    .selectFrom('debts')
    .innerJoin('accounts', 'accounts.id', 'debts.accountId')
    .leftJoin('bookings', 'bookings.id', 'debts.bookingId')
    .selectAll('debts')
    .select(['accounts.email', 'bookings.stationId'])
    .where('debts.id', '=', sql<string>`any(${ids})`)
    .orderBy((debt) => debt('debts.status', '<>', 'due'))
    .orderBy('debts.dueAt')
    .orderBy('debts.id')
    .execute();
}

export async function countDebts(db: Db, { status }: Pick<DebtFilter, 'status'>): Promise<number> {
  const { count } = await db
    .selectFrom('debts')
    .select((debt) => debt.fn.countAll<string>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'due'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Unpaid, and not under review by us or a bank: its debtor may need a reminder. */
export const listDebtsToWatch = (db: Db) =>
  db
    .selectFrom('debts')
    .innerJoin('bookings', 'bookings.id', 'debts.bookingId')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .selectAll('debts')
    .select(['stations.metadata', 'bookings.id as bookingId'])
    .where('debts.status', '=', 'due')
    .where('pausedAt', 'is', null)
    .where(isDisputed, '=', false)
    .orderBy('dueAt')
    .orderBy('debts.id')
    .execute();

/** A charge of the same booking is disputed at the bank. */
const isDisputed = sql<boolean>`exists (select from disputes join ledger on ledger.id = disputes.ledger_id
  where ledger.booking_id = debts.booking_id and disputes.status = 'open')`;

type DebtChange = Partial<
  Pick<
    DebtRow,
    | 'status'
    | 'amountInCents'
    | 'lapsed'
    | 'dueAt'
    | 'remindersSent'
    | 'remindedAt'
    | 'doubledAt'
    | 'paidAt'
    | 'pausedAt'
  >
>;

export async function updateDebt(tx: Tx, id: string, change: DebtChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Debts that are already paused keep their own reason. */
export async function pauseDebts(
  tx: Tx,
  bookingId: string,
  pausedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ pausedAt, updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'due')
    .where('pausedAt', 'is', null)
    .execute();
}

/** Only debts that were paused at that moment. */
export async function resumeDebts(
  tx: Tx,
  bookingId: string,
  pausedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ pausedAt: null, updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('pausedAt', '=', pausedAt)
    .execute();
}
