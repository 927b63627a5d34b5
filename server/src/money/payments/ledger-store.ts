import type { ChargePurpose } from '@laine/contract/states.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { LedgerTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';
import { awaitsBank, goesToBuyer, waits } from './refund-waits.ts';
import { restOfRow } from './rest-of-charge.ts';

const columns = [
  'id',
  'kind',
  'purpose',
  'means',
  'state',
  'amountInCents',
  'vatPercent',
  'country',
  'accountId',
  'bookingId',
  'debtId',
  'claimId',
  'passId',
  'giftCardId',
  'refundsId',
  'idempotencyKey',
  'providerId',
  'cardId',
  'receiptId',
  'attempt',
  'createdAt',
] as const;

export type LedgerRow = Selectable<Pick<LedgerTable, (typeof columns)[number]>>;

type NewLedgerRow = Pick<LedgerTable, 'kind' | 'purpose' | 'amountInCents' | 'idempotencyKey'> & {
  id?: string;
  vatPercent: number | null;
  accountId: string | null;
  bookingId: string | null;
} & Partial<
    Pick<LedgerRow, 'means' | 'country' | 'debtId' | 'claimId' | 'passId' | 'giftCardId' | 'refundsId'> & {
      attempt: number;
    }
  >;

export async function insertLedgerRow(tx: Tx, row: NewLedgerRow, now: Temporal.Instant): Promise<LedgerRow> {
  return tx
    .insertInto('ledger')
    .values({
      id: newId(),
      ...row,
      vatPercent: row.vatPercent === null ? null : String(row.vatPercent),
      state: 'pending',
      createdAt: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function findLedgerRow(db: Db, id: string): Promise<LedgerRow | undefined> {
  return db.selectFrom('ledger').select(columns).where('id', '=', id).executeTakeFirst();
}

export async function lockLedgerRow(tx: Tx, id: string): Promise<LedgerRow> {
  return tx.selectFrom('ledger').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function findChargeByProviderId(db: Db, providerId: string): Promise<LedgerRow | undefined> {
  return db
    .selectFrom('ledger')
    .select(columns)
    .where('providerId', '=', providerId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

/** Undefined if it's already recorded. It has happened at the provider, so there's nothing to request. */
export async function insertSettledRow(
  tx: Tx,
  row: NewLedgerRow & { providerId: string },
  now: Temporal.Instant,
): Promise<LedgerRow | undefined> {
  return tx
    .insertInto('ledger')
    .values({
      id: newId(),
      ...row,
      vatPercent: row.vatPercent === null ? null : String(row.vatPercent),
      state: 'succeeded',
      createdAt: now,
      settledAt: now,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function findRefundByProviderId(db: Db, providerId: string): Promise<LedgerRow | undefined> {
  return db
    .selectFrom('ledger')
    .select(columns)
    .where('providerId', '=', providerId)
    .where('kind', '=', 'refund')
    .executeTakeFirst();
}

/** A booking has one rental charge, because it has one payment page. */
export async function findRentalCharge(db: Db, bookingId: string): Promise<LedgerRow | undefined> {
  return rentalCharges(db, bookingId, 'card').executeTakeFirst();
}

/** The gift card's part of the rental. A hold that was lost and taken again has several; the newest counts. */
export async function findGiftCardPart(db: Db, bookingId: string): Promise<LedgerRow | undefined> {
  return rentalCharges(db, bookingId, 'gift-card').orderBy('attempt', 'desc').limit(1).executeTakeFirst();
}

const rentalCharges = (db: Db, bookingId: string, means: 'card' | 'gift-card') =>
  db
    .selectFrom('ledger')
    .select(columns)
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', 'rental')
    .where('means', '=', means);

/** Charges that can give money back, with the remaining sums; locked, so that nobody else refunds them. */
export const lockRefundableCharges = async (tx: Tx, owner: ChargeOwner) =>
  withRests(tx, await refundableCharges(tx, owner).forUpdate().execute());

/** The same without a lock, for a forecast. */
export async function listRefundableCharges(db: Db, owner: ChargeOwner) {
  const rows = await refundableCharges(db, owner)
    .select([goesToBuyer.as('isForBuyer'), awaitsBank.as('isAtBank'), paysDebt])
    .select([restOfRow.as('rest'), heldInCents.as('held'), owedInCents.as('owed')])
    .execute();
  return rows.map((row) => withRest(row, row));
}

export type RefundableCharges = Awaited<ReturnType<typeof listRefundableCharges>>;

/** Includes payments of what was owed because a bank took one of them. */
function refundableCharges(db: Db, owner: ChargeOwner) {
  const own = db
    .selectFrom('ledger')
    .select('id')
    .where((row) => row.and(owner));
  const debts = db.selectFrom('debts').select('id').where('chargeId', 'in', own);
  const paidAgain = db.selectFrom('ledger').select('id').where('debtId', 'in', debts);
  return db
    .selectFrom('ledger')
    .select([...columns, 'settledAt'])
    .where('kind', '=', 'charge')
    .where('state', '=', 'succeeded')
    .where('id', 'in', own.union(paidAgain))
    .orderBy('id');
}

/** Of a payment of what a bank took, what was true of that. */
const paysDebt = sql<boolean>`coalesce((select taken.debt_id is not null
  from debts join ledger taken on taken.id = debts.charge_id where debts.id = ledger.debt_id), debt_id is not null)`.as(
  'paysDebt',
);

const heldInCents = sql<string>`coalesce((
  select sum(case taken.kind when 'dispute' then taken.amount_in_cents else -taken.amount_in_cents end)
  from ledger taken join disputes on disputes.id = taken.provider_id
  where taken.refunds_id = ledger.id and disputes.status <> 'lost'), 0)`;

const owedInCents = sql<string>`coalesce((
  select sum(debts.amount_in_cents) from debts where charge_id = ledger.id and status = 'due'), 0)`;

/**
 * A separate statement after the locking one: a statement sees only what was committed before it began, so one that
 * waited for the lock would miss refunds made meanwhile.
 */
async function withRests<Row extends ChargeRow>(db: Db, rows: Row[]) {
  const sums = await db
    .selectFrom('ledger')
    .select(['id', restOfRow.as('rest'), heldInCents.as('held'), owedInCents.as('owed')])
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)})`)
    .execute();
  return rows.map((row) => withRest(row, sums.find(({ id }) => id === row.id) ?? { rest: '0', held: '0', owed: '0' }));
}

type ChargeRow = LedgerRow & { settledAt: Temporal.Instant | null };
type Sums = { rest: string; held: string; owed: string };

function withRest<Row extends ChargeRow>(row: Row, { rest, held, owed }: Sums) {
  // More was promised than is left: that much of what the bank took is spoken for.
  const short = Math.min(0, Number(rest));
  return {
    ...row,
    restInCents: Number(rest),
    heldInCents: Math.max(0, Number(held) + short),
    owedInCents: Math.max(0, Number(owed) + Math.min(0, Number(held) + short)),
    isCompensation: row.claimId !== null,
    settledAt: row.settledAt ?? row.createdAt,
  };
}

/** Without what a bank has. */
export const sumInHand = (charges: { restInCents: number }[]): number =>
  charges.reduce((sum, { restInCents }) => sum + Math.max(0, restInCents), 0);

/** The owner of charges: a booking (of one kind, for one claim or all), or the charge that paid a pass or gift card. */
export type ChargeOwner =
  | { bookingId: string; purpose?: ChargePurpose }
  | { bookingId: string; claimId: string }
  | { id: string }
  | { passId: string }
  | { giftCardId: string; purpose: 'gift-card' };

/**
 * Fixes the card for a charge. The first answer counts; the card may have been charged from then on. Undefined if the
 * charge is no longer wanted.
 */
export async function chooseCard(db: Db, id: string, cardId: string): Promise<string | undefined> {
  const row = await db
    .updateTable('ledger')
    .set({ cardId: sql<string>`coalesce(card_id, ${cardId})` })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('cardId')
    .executeTakeFirst();
  return row?.cardId ?? undefined;
}

export async function listPendingCharges(
  db: Db,
  { createdBefore, limit }: { createdBefore: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('id')
    .where('state', '=', 'pending')
    .where('kind', '=', 'charge')
    .where('means', '=', 'card')
    .where('createdAt', '<', createdBefore)
    .where('purpose', 'in', ['overtime', 'compensation', 'late-cancellation'])
    // A debt is paid on a page, by whoever pays it.
    .where('debtId', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

type LedgerOutcome = {
  state: 'succeeded' | 'failed';
  providerId?: string | null;
  cardId?: string | null;
  failureCode?: string | null;
  amountInCents?: number;
};

export async function closeLedgerRow(db: Db, id: string, outcome: LedgerOutcome, now: Temporal.Instant) {
  await db
    .updateTable('ledger')
    .set({ failureCode: null, ...outcome, settledAt: now })
    .where('id', '=', id)
    .execute();
}

export async function isWaiting(db: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const row = await db.selectFrom('ledger').select(waits(now).as('waits')).where('id', '=', id).executeTakeFirst();
  return row?.waits ?? false;
}

export async function listPendingRefunds(
  db: Db,
  { now, createdBefore, limit }: { now: Temporal.Instant; createdBefore: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('id')
    .where('state', '=', 'pending')
    .where('kind', '=', 'refund')
    .where('means', '<>', 'bank')
    .where('createdAt', '<', createdBefore)
    .where(sql<boolean>`not ${waits(now)}`)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Cancellation refunds, including those already sent. */
export async function lockCancellationRefunds(tx: Tx, bookingId: string): Promise<LedgerRow[]> {
  return tx
    .selectFrom('ledger')
    .select(columns)
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'refund')
    .where('purpose', 'in', ['cancellation', 'operator-fault'])
    .where('state', '<>', 'failed')
    .forUpdate()
    .execute();
}

export async function listPendingRefundsOf(db: Db, bookingIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', sql<string>`any(${bookingIds})`)
    .where('kind', '=', 'refund')
    .where('means', '<>', 'bank')
    .where('state', '=', 'pending')
    .execute();
  return rows.map(({ id }) => id);
}

/** The sums that a bank took and returned. */
export async function listRowsOfDispute(db: Db, disputeId: string): Promise<LedgerRow[]> {
  const rows = db.selectFrom('ledger').select(columns).where('providerId', '=', disputeId);
  return rows.where('kind', 'in', ['dispute', 'dispute-return']).orderBy('kind').execute();
}

export async function findReturnReceipt(db: Db, chargeId: string): Promise<string | undefined> {
  const rows = db.selectFrom('ledger').select('receiptId').where('refundsId', '=', chargeId);
  const returned = rows.where('kind', '=', 'dispute-return').where('receiptId', 'is not', null);
  return (await returned.orderBy('settledAt', 'desc').executeTakeFirst())?.receiptId ?? undefined;
}

/** Sets the document that now stands for these movements. */
export const namingReceiptOf = (db: Pick<Db, 'updateTable'>, ids: string[], receiptId: string) =>
  db
    .updateTable('ledger')
    .set({ receiptId })
    .where('id', '=', sql<string>`any(${ids})`);

/** Several if a card and a gift card paid together. */
export async function listRowsOfReceipt(tx: Tx, receiptId: string): Promise<string[]> {
  const rows = await tx.selectFrom('ledger').select('id').where('receiptId', '=', receiptId).execute();
  return rows.map(({ id }) => id);
}

const bookedColumns = ['id', 'kind', 'state', 'amountInCents', 'bookingId', 'providerId'] as const;
type BookedRow = Pick<LedgerRow, (typeof bookedColumns)[number]> & { isReconciled: boolean };
const isReconciled = sql<boolean>`reconciled_at is not null`.as('isReconciled');

/** In every state: a failed charge that the provider was paid for is a difference too. */
export const listRowsByProviderIds = (db: Db, providerIds: string[]): Promise<BookedRow[]> =>
  db
    .selectFrom('ledger')
    .select(bookedColumns)
    .select(isReconciled)
    .where('providerId', '=', sql<string>`any(${providerIds})`)
    .execute();

/** Money that should have moved at the provider in that time, but isn't in its book yet. */
export const listUnreconciledRows = (
  db: Db,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<BookedRow[]> =>
  db
    .selectFrom('ledger')
    .select(bookedColumns)
    .select(isReconciled)
    .where('reconciledAt', 'is', null)
    .where('state', '=', 'succeeded')
    .where('means', '=', 'card')
    .where('amountInCents', '>', 0)
    .where('settledAt', '>=', from)
    .where('settledAt', '<', to)
    .orderBy('settledAt')
    .execute();

export async function markReconciled(db: Db, id: string, feeInCents: number, now: Temporal.Instant): Promise<void> {
  await db.updateTable('ledger').set({ feeInCents, reconciledAt: now }).where('id', '=', id).execute();
}

export async function findLastReconciliation(db: Db): Promise<Temporal.Instant | undefined> {
  const { last } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.max('reconciledAt').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}
