import { eachDirections } from '@laine/contract/directions-field.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { judgeLateReturn } from '@laine/rules/price/late-returns.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import { agreedBoundEnd, agreedEnd, paidUntil } from '../../ground/db/board-ends.ts';
import { boardHourInCents, isExtraBoard } from '../../ground/db/board-prices.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { HeldExtension, Movement, Rental, RentalSession } from './rental.ts';

export async function findRental(db: Db, bookingId: string, now: Temporal.Instant): Promise<Rental | undefined> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .selectAll('bookings')
    .select(['stations.metadata', 'accounts.email', 'accounts.wantsReviewRequests', 'accounts.unsubscribeToken'])
    .select('accounts.wantsReminders')
    .select([
      sql<boolean>`exists (select from reviews where booking_id = bookings.id)`.as('hasReview'),
      sql<Temporal.Instant | null>`(select max(close_at) from sessions where booking_id = bookings.id
                                    and status = 'finished')`.as('backAt'),
      sql<Record<string, string> | null>`(select jsonb_object_agg(kind, sent_at order by sent_at) from notices
        where booking_id = bookings.id and channel = 'email' and sent_at is not null
          and (kind <> 'receipt' or occasion = ''))`.as('mailedAt'),
      awaitsStation(now).as('awaitsStation'),
      sql<boolean>`exists (select from passes where id = bookings.pass_id and status = 'active')`.as('isPassActive'),
      ofVouchers(sql`taken_back_in_cents`).as('voucherTakenInCents'),
      ofVouchers(sql`initial_in_cents - taken_back_in_cents - balance_in_cents`).as('voucherSpentInCents'),
      sql<boolean>`exists (select from warnings where booking_id = bookings.id
                           and dropped_at is not null)`.as('isWarningDropped'),
      // Most bookings have none of these, and then nobody asks for them.
      sql<boolean>`exists (select from extensions where booking_id = bookings.id and status = 'held')`.as('hasHeld'),
      sql<boolean>`exists (select from warnings where booking_id = bookings.id and dropped_at is null)`.as('isWarned'),
      sql<boolean>`exists (select from overtimes where booking_id = bookings.id)`.as('hasOvertime'),
      sql<boolean>`exists (select from debts where booking_id = bookings.id)`.as('hasDebts'),
      sql<boolean>`exists (select from claims where session_id in (select id from sessions
                           where booking_id = bookings.id))`.as('hasClaims'),
      sql<boolean>`exists (select from broadcast_recipients where booking_id = bookings.id)`.as('hasBroadcasts'),
      sql<number[]>`array(select number from lockers join sessions
        on sessions.station_id = lockers.station_id and sessions.locker_number = lockers.number
        where sessions.booking_id = bookings.id and lockers.is_open)`.as('openDoors'),
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { facts } = readFacts(row.metadata);
  // Without the time zone nothing true can be said. The facts may be repaired by the next attempt.
  if (!facts) throw new UnreadableStation();
  const { name, locationText, latitude, longitude, timeZone, phone, email } = facts;
  const directions = eachDirections((field) => facts[field]);
  return {
    id: row.id,
    accountId: row.accountId,
    status: row.status,
    start: row.start,
    end: row.end,
    count: row.count,
    locale: row.locale,
    phone: row.phone,
    email: row.email,
    wantsReminders: row.wantsReminders,
    wantsReviewRequests: row.wantsReviewRequests,
    unsubscribeToken: row.unsubscribeToken,
    hasReview: row.hasReview,
    backAt: row.backAt,
    amountInCents: row.amountInCents,
    giftCardInCents: row.giftCardInCents,
    passInCents: row.passInCents,
    isPassActive: row.isPassActive,
    passPriceBack: await listPassPriceBack(db, row),
    vouchers: { takenInCents: row.voucherTakenInCents, spentInCents: row.voucherSpentInCents },
    cancelledBy: row.cancelledBy,
    cancelledAt: row.cancelledAt,
    mailedAt: Object.fromEntries(
      Object.entries(row.mailedAt ?? {}).map(([kind, at]) => [kind, Temporal.Instant.from(at)]),
    ),
    awaitsStation: row.awaitsStation,
    extendedAt: row.extendedAt,
    heldExtension: row.hasHeld ? await findHeldExtension(db, bookingId) : null,
    terms: readAgreedTerms(row.tariff),
    station: { id: row.stationId, ...directions, name, locationText, latitude, longitude, timeZone, phone, email },
    sessions: await listSessions(db, bookingId),
    openDoors: row.openDoors,
    warning: row.isWarned ? await findWarning(db, bookingId) : null,
    isWarningDropped: row.isWarningDropped,
    movements: await listMovements(db, { 'ledger.bookingId': bookingId }),
    overtime: row.hasOvertime ? await findOvertime(db, bookingId) : null,
    debts: row.hasDebts ? await listDebts(db, bookingId) : [],
    claims: row.hasClaims ? await listClaims(db, bookingId) : [],
    broadcasts: row.hasBroadcasts ? await listBroadcasts(db, bookingId) : [],
  };
}

/** Like its refund (`ledger-store.ts`): until the station has forgotten the code, or will never report again. */
const awaitsStation = (now: Temporal.Instant) => sql<boolean>`(
  bookings."end" > ${now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS })}
  and exists (select from sessions where booking_id = bookings.id and sessions.status = 'cancelled' and code_known
    and (bookings.status = 'expired' or cancelled_in_cents is not null)))`;

const ofVouchers = (cents: RawBuilder<unknown>) => sql<number>`(select coalesce(sum(${cents}), 0)::integer
  from gift_cards where id in (select gift_card_id from goodwills where booking_id = bookings.id))`;

class UnreadableStation extends Error {
  override readonly name = 'UnreadableStation';
}

function listSessions(db: Db, bookingId: string): Promise<RentalSession[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id', 'sessions.status', 'code', 'lockerNumber', 'cancelledInCents', 'refundInCents'])
    .select(['sessions.start', 'sessions.replaces'])
    .select([agreedEnd.as('end'), agreedBoundEnd.as('boundEnd'), paidUntil.as('paidUntil')])
    .select([isExtraBoard.as('isExtra'), boardHourInCents.as('hourInCents')])
    .select(
      sql<boolean>`exists (select from return_questions where session_id = sessions.id and ended_at is null)`.as(
        'isInQuestion',
      ),
    )
    .where('bookingId', '=', bookingId)
    .orderBy('lockerNumber')
    .orderBy('sessions.id')
    .execute();
}

async function findHeldExtension(db: Db, bookingId: string): Promise<HeldExtension | null> {
  const held = await db
    .selectFrom('extensions')
    .select(['id', 'priceInCents', 'heldUntil'])
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return held ?? null;
}

async function findWarning(db: Db, bookingId: string): Promise<Rental['warning']> {
  const warning = await db
    .selectFrom('warnings')
    .select(['accountId', 'sessionId', 'lateInMinutes', 'givenAt', 'expiresAt'])
    .where('bookingId', '=', bookingId)
    .where('droppedAt', 'is', null)
    .executeTakeFirst();
  if (!warning) return null;
  const { accountId, sessionId, lateInMinutes, givenAt, expiresAt } = warning;
  const others = await db
    .selectFrom('warnings')
    .select(['id as bookingId', 'givenAt as at'])
    .where('accountId', '=', accountId)
    .where('bookingId', 'is distinct from', bookingId)
    .where('droppedAt', 'is', null)
    .execute();
  const isSecond = judgeLateReturn(others, { bookingId, at: givenAt }) === 'put-on-admin-list';
  return { sessionId, lateInMinutes, expiresAt, isSecond };
}

/** The parts of a document that mails repeat. */
const Issued = z.object({
  lines: z.array(z.object({ label: z.string(), cents: z.int() })).default([]),
  totalInCents: z.int(),
  vatPercent: z.number().nullable(),
  vatInCents: z.int(),
});

/** As on the booking page (`charge-pass-hour.ts`): written with the cancellation. */
const listPassPriceBack = async (
  db: Db,
  { passId, cancelledAt }: { passId: string | null; cancelledAt: Temporal.Instant | null },
) =>
  passId === null || cancelledAt === null
    ? []
    : listMovements(db, { 'ledger.passId': passId, 'ledger.purpose': 'withdrawal', 'ledger.createdAt': cancelledAt });

type MovementsOf =
  | { 'ledger.bookingId': string }
  | { 'ledger.passId': string; 'ledger.purpose': 'withdrawal'; 'ledger.createdAt': Temporal.Instant };

async function listMovements(db: Db, of: MovementsOf): Promise<Movement[]> {
  const rows = await db
    .selectFrom('ledger')
    .leftJoin('receipts', 'receipts.id', 'ledger.receiptId')
    .select(['ledger.id', 'ledger.kind', 'ledger.purpose', 'ledger.state', 'ledger.amountInCents', 'ledger.means'])
    .select('ledger.createdAt')
    // As in `payments/refund-waits.ts`.
    .select([
      sql<boolean>`(ledger.kind = 'refund' and ledger.means = 'gift-card' and exists (
        select from gift_cards where gift_cards.id = ledger.gift_card_id
          and gift_cards.withdrawn_at <= coalesce(ledger.settled_at, gift_cards.withdrawn_at)))`.as('isForBuyer'),
      sql<boolean>`exists (select from disputes join ledger taken
        on taken.provider_id = disputes.id and taken.kind = 'dispute'
        where disputes.ledger_id = ledger.refunds_id and disputes.status = 'open')`.as('isAtBank'),
    ])
    .select(
      sql<boolean>`(ledger.purpose = 'objection' and exists (
        select from ledger as charge where charge.id = ledger.refunds_id and charge.purpose = 'compensation'))`.as(
        'isForFound',
      ),
    )
    .select(['receiptId', 'receipts.kind as receiptKind', 'number', 'issuedAt', 'data'])
    .where((row) => row.and(of))
    .orderBy('ledger.createdAt')
    .orderBy('ledger.id')
    .execute();
  return rows.map(({ receiptId, receiptKind, number, issuedAt, data, ...row }) => ({
    ...row,
    document:
      receiptId && receiptKind && number && issuedAt
        ? { id: receiptId, kind: receiptKind, number, issuedAt, ...Issued.parse(data) }
        : null,
  }));
}

async function findOvertime(db: Db, bookingId: string): Promise<Rental['overtime']> {
  const overtime = await db
    .selectFrom('overtimes')
    .select(['boards', 'amountInCents', 'answer', 'answerReason'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return overtime ?? null;
}

const listDebts = (db: Db, bookingId: string): Promise<Rental['debts']> =>
  db
    .selectFrom('debts')
    .select(['id', 'reason', 'status', 'amountInCents', 'dueAt', 'doubledAt', 'pausedAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .execute();

/** A broadcast to this customer that isn't over. */
export async function holdsBroadcast(db: Db, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  const found = await db
    .selectFrom('broadcastRecipients')
    .innerJoin('broadcasts', 'broadcasts.id', 'broadcastRecipients.broadcastId')
    .select('broadcasts.id')
    .where('bookingId', '=', bookingId)
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const listBroadcasts = (db: Db, bookingId: string): Promise<Rental['broadcasts']> =>
  db
    .selectFrom('broadcastRecipients')
    .innerJoin('broadcasts', 'broadcasts.id', 'broadcastRecipients.broadcastId')
    .select(['broadcasts.id', 'kind', 'words', 'until', 'part'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('broadcasts.id')
    .execute();

async function listClaims(db: Db, bookingId: string): Promise<Rental['claims']> {
  const claims = await db
    .selectFrom('claims')
    .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
    .select(['claims.id', 'claims.status', 'claims.amountInCents', 'claims.note', 'claims.answerBy'])
    .select(['claims.answeredAt', 'claims.decisionReason'])
    .select(sql<number>`(select count(*) from photos where claim_id = claims.id)`.as('photos'))
    .where('sessions.bookingId', '=', bookingId)
    .where('claims.approvedAt', 'is not', null)
    .orderBy('claims.createdAt')
    .execute();
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const items = await db
    .selectFrom('claimItems')
    .select(['claimId', 'kind', 'name', 'amountInCents'])
    .where('claimId', 'in', ids)
    .orderBy('position')
    .execute();
  return claims.map((claim) => ({ ...claim, items: items.filter(({ claimId }) => claimId === claim.id) }));
}
