import type { Locale } from '@laine/contract/states.ts';
import type { UnpaidHold } from '@laine/rules/price/hold-terms.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { type Selectable, sql } from 'kysely';
import type { AgreedTerms } from '../../ground/agreed-terms.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { BookingsTable } from '../../ground/db/tables/bookings.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import { goesToBuyer } from '../../money/payments/refund-waits.ts';

const columns = [
  'id',
  'stationId',
  'accountId',
  'status',
  'start',
  'end',
  'count',
  'phone',
  'locale',
  'tariff',
  'termsVersion',
  'termsAcceptedAt',
  'amountInCents',
  'passId',
  'passInCents',
  'passBusyUntil',
  'giftCardId',
  'giftCardInCents',
  'heldUntil',
  'heldFrom',
  'paymentId',
  'paidAt',
  'cancelledAt',
  'cancelledBy',
  'extendedAt',
  'confirmedAt',
  'calendarSequence',
  'createdAt',
  'updatedAt',
] as const;

type Row = Selectable<Pick<BookingsTable, Exclude<(typeof columns)[number], 'tariff'>>> & { tariff: unknown };
export type BookingRow = Omit<Row, 'tariff'> & { terms: AgreedTerms };

const asBooking = ({ tariff, ...row }: Row): BookingRow => ({ ...row, terms: readAgreedTerms(tariff) });

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const row = await db.selectFrom('bookings').select(columns).where('id', '=', id).executeTakeFirst();
  return row && asBooking(row);
}

export async function lockBooking(tx: Tx, id: string): Promise<BookingRow> {
  const row = await tx.selectFrom('bookings').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Error('bookings are never deleted');
  return asBooking(row);
}

/** A customer's open hold, and the creation times of bookings that were never paid since then, newest first. */
export async function readUnpaid(db: Db, accountId: string, since: Temporal.Instant) {
  const rows = await db
    .selectFrom('bookings')
    .select(columns)
    .where('accountId', '=', accountId)
    .where((row) =>
      row.or([row('status', '=', 'open'), row.and([row('createdAt', '>', since), row('paidAt', 'is', null)])]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
  const hold = rows.find(({ status }) => status === 'open');
  return {
    hold: hold && asBooking(hold),
    unpaidTimes: rows.filter(({ paidAt }) => paidAt === null).map(({ createdAt }) => createdAt),
  };
}

type NewBooking = Slot & {
  id: string;
  stationId: string;
  accountId: string;
  count: number;
  phone: string;
  locale: Locale;
  terms: AgreedTerms;
  termsVersion: string;
  heldUntil: Temporal.Instant;
  heldFrom: string | null;
  passId: string | null;
  passInCents: number;
  passBusyUntil: Temporal.Instant | null;
  giftCardId: string | null;
  giftCardInCents: number;
};

export async function insertHold(
  tx: Tx,
  { terms, ...booking }: NewBooking,
  now: Temporal.Instant,
): Promise<BookingRow> {
  const row = await tx
    .insertInto('bookings')
    .values({
      ...booking,
      status: 'open',
      tariff: asJson(terms),
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asBooking(row);
}

type BookingChange = Partial<
  Pick<
    BookingsTable,
    | 'status'
    | 'start'
    | 'end'
    | 'count'
    | 'amountInCents'
    | 'paymentId'
    | 'passBusyUntil'
    | 'paidAt'
    | 'cancelledAt'
    | 'cancelledBy'
    | 'extendedAt'
    | 'confirmedAt'
  >
>;

export async function updateBooking(tx: Tx, id: string, change: BookingChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ ...change, ...(change.status && change.status !== 'open' && { heldFrom: null }), updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Other people's unpaid holds at a station in this time. */
export async function listUnpaidHolds(
  tx: Tx,
  { stationId, accountId, slot, now }: { stationId: string; accountId: string; slot: Slot; now: Temporal.Instant },
): Promise<UnpaidHold[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(['count as boards', 'heldUntil', 'phone', 'heldFrom as network'])
    .where('stationId', '=', stationId)
    .where('status', '=', 'open')
    .where('accountId', '<>', accountId)
    .where('heldUntil', '>', now)
    .where('start', '<', slot.end)
    .where('end', '>', slot.start)
    .execute();
  return rows.map(({ heldUntil, ...row }) => ({ ...row, heldUntil: heldUntil ?? now }));
}

/** Creation times of free bookings, newest first. */
export async function listFreeTimes(db: Db, accountId: string, since: Temporal.Instant, limit: number) {
  const rows = await db
    .selectFrom('bookings')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .where('createdAt', '>', since)
    .where('amountInCents', '=', 0)
    .where('giftCardInCents', '=', 0)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export type Hold = { id: string; stationId: string; heldUntil: Temporal.Instant | null };

export async function listOpenHolds(db: Db, createdBefore: Temporal.Instant, limit: number): Promise<Hold[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'stationId', 'heldUntil'])
    .where('status', '=', 'open')
    .where('createdAt', '<', createdBefore)
    .orderBy('heldUntil')
    .limit(limit)
    .execute();
}

type OwnBooking = BookingRow & {
  metadata: Record<string, string>;
  refunded: string;
  refundWaiting: string;
  isToCome: boolean;
};

type ListWish = { offset: number; limit: number; order: 'newest' | 'next'; now: Temporal.Instant };

export async function listBookingsOf(
  db: Db,
  accountId: string,
  { offset, limit, order, now }: ListWish,
): Promise<OwnBooking[]> {
  // Coming bookings by their start, which includes late ones; then the rest, most recent first.
  const isToCome = sql<boolean>`(bookings.status <> 'expired' and (bookings."end" > ${now} or exists
    (select from sessions where sessions.booking_id = bookings.id and sessions.status = 'started')))`;
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(columns.map((column) => `bookings.${column}` as const))
    .select(['stations.metadata', ...refundSums, isToCome.as('isToCome')])
    .where('accountId', '=', accountId)
    .$if(order === 'next', (query) =>
      query
        .where(isMade)
        .orderBy(isToCome, 'desc')
        .orderBy(sql`case when ${isToCome} then bookings.start end`)
        .orderBy('bookings.start', 'desc'),
    )
    .$if(order === 'newest', (query) => query.orderBy('bookings.createdAt', 'desc'))
    .orderBy('bookings.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ metadata, refunded, refundWaiting, isToCome: comes, ...row }) => ({
    ...asBooking(row),
    metadata,
    refunded,
    refundWaiting,
    isToCome: comes,
  }));
}

/** Excludes holds that nobody paid for. */
const isMade = sql<boolean>`(bookings.status <> 'expired' or bookings.paid_at is not null)`;

/** The same sums as `payments/refund-parts.ts`. */
const refundOf = (state: 'succeeded' | 'pending') => sql<string>`coalesce((select sum(amount_in_cents) from ledger
  where booking_id = bookings.id and kind = 'refund' and state = ${state} and not ${goesToBuyer}), 0)`;
const refundSums = [refundOf('succeeded').as('refunded'), refundOf('pending').as('refundWaiting')] as const;

/** The sum ever paid for it; null if nothing is due yet. A booking from before the ledger has only its own sum. */
const chargedSum = sql<string | null>`coalesce((select sum(amount_in_cents) from ledger
  where booking_id = bookings.id and kind = 'charge' and state = 'succeeded'), amount_in_cents + gift_card_in_cents)`;

export async function readChargedInCents(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom('bookings').select(chargedSum.as('charged')).where('id', '=', id).executeTakeFirst();
  return centsOf(row?.charged ?? null);
}

const centsOf = (sum: string | null) => (sum === null ? null : Number(sum));

/** With the fields of the staff list, in the order of the ids. */
export async function listBookingsById(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select(columns.map((column) => `bookings.${column}` as const))
    .select(['accounts.email', 'accounts.name', 'accounts.surname'])
    .select([...refundSums, chargedSum.as('charged')])
    .where('bookings.id', '=', sql<string>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { email, name, surname, charged, refunded, refundWaiting, ...booking } = row;
    const sums = {
      chargedInCents: centsOf(charged),
      refundedInCents: Number(refunded),
      refundWaitingInCents: Number(refundWaiting),
    };
    return [{ booking: asBooking(booking), email: email ?? '', name, surname, ...sums }];
  });
}

export async function countBookingsOf(db: Db, accountId: string, order: ListWish['order']): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .$if(order === 'next', (query) => query.where(isMade))
    .executeTakeFirstOrThrow();
  return count;
}
