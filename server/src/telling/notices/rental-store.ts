import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import { eachDirections } from '@laine/contract/directions-field.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { judgeLateReturn } from '@laine/rules/price/late-returns.ts';
import { type RawBuilder, sql } from 'kysely';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Db } from '../../ground/db/open-database.ts';
import {
  asBoard,
  asDebt,
  asHeldExtension,
  asMovement,
  boards,
  debts,
  heldExtension,
  movementsOfBooking,
  overtime,
  passPriceBack,
} from './rental-parts.ts';
import type { Rental } from './rental.ts';

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
      sql<number[]>`array(select number from lockers join sessions
        on sessions.station_id = lockers.station_id and sessions.locker_number = lockers.number
        where sessions.booking_id = bookings.id and lockers.is_open)`.as('openDoors'),
      // Most bookings have none of these, and then nobody asks for them.
      sql<boolean>`exists (select from warnings where booking_id = bookings.id and dropped_at is null)`.as('isWarned'),
      sql<boolean>`exists (select from claims where session_id in (select id from sessions
                           where booking_id = bookings.id))`.as('hasClaims'),
      sql<boolean>`exists (select from broadcast_recipients where booking_id = bookings.id)`.as('hasBroadcasts'),
    ])
    .select(closedBecause.as('closedBecause'))
    .select([boards.as('boards'), movementsOfBooking.as('movements'), passPriceBack.as('passPriceBack')])
    .select([heldExtension.as('heldExtension'), overtime.as('overtime'), debts.as('debts')])
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
    passPriceBack: row.passPriceBack.map(asMovement),
    vouchers: { takenInCents: row.voucherTakenInCents, spentInCents: row.voucherSpentInCents },
    cancelledBy: row.cancelledBy,
    cancelledAt: row.cancelledAt,
    closedBecause: row.closedBecause,
    mailedAt: Object.fromEntries(
      Object.entries(row.mailedAt ?? {}).map(([kind, at]) => [kind, Temporal.Instant.from(at)]),
    ),
    awaitsStation: row.awaitsStation,
    extendedAt: row.extendedAt,
    heldExtension: row.heldExtension && asHeldExtension(row.heldExtension),
    terms: readAgreedTerms(row.tariff),
    station: { id: row.stationId, ...directions, name, locationText, latitude, longitude, timeZone, phone, email },
    sessions: row.boards.map(asBoard),
    openDoors: row.openDoors,
    warning: row.isWarned ? await findWarning(db, bookingId) : null,
    isWarningDropped: row.isWarningDropped,
    movements: row.movements.map(asMovement),
    overtime: row.overtime,
    debts: row.debts.map(asDebt),
    claims: row.hasClaims ? await listClaims(db, bookingId) : [],
    broadcasts: row.hasBroadcasts ? await listBroadcasts(db, bookingId) : [],
  };
}

/** Like its refund (`ledger-store.ts`): until the station has forgotten the code, or will never report again. */
const awaitsStation = (now: Temporal.Instant) => sql<boolean>`(
  bookings."end" > ${now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS })}
  and exists (select from sessions where booking_id = bookings.id and sessions.status = 'cancelled' and code_known
    and (bookings.status = 'expired' or cancelled_in_cents is not null)))`;

/** A closure cancels in its own transaction, and both bear its moment. */
const closedBecause = sql<ClosureKind | null>`case when cancelled_by = 'operator' then (
  select kind from closures where closures.station_id = bookings.station_id and locker_number is null
    and closures.created_at = bookings.cancelled_at and closures.start < bookings."end"
    and closures."end" > bookings.start order by id limit 1) end`;

const ofVouchers = (cents: RawBuilder<unknown>) => sql<number>`(select coalesce(sum(${cents}), 0)::integer
  from gift_cards where id in (select gift_card_id from goodwills where booking_id = bookings.id))`;

class UnreadableStation extends Error {
  override readonly name = 'UnreadableStation';
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
