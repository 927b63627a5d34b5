import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import type { Insertable, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { boundEnd } from '../../ground/db/board-ends.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { GoodwillsTable } from '../../ground/db/tables/bookings.ts';

/** False if the id is taken. */
export async function insertGoodwill(tx: Tx, goodwill: Insertable<GoodwillsTable>): Promise<boolean> {
  const given = await tx
    .insertInto('goodwills')
    .values(goodwill)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

export const findGoodwill = (db: Db, id: string) =>
  db.selectFrom('goodwills').select('bookingId').where('id', '=', id).executeTakeFirst();

/** The remaining free time of a board, by the booking's tariff: none where it was cancelled before anybody took it. */
const stillGivenInCents = sql`case when sessions.status = 'cancelled' and sessions.first_open_at is null then 0 else ceil(greatest(0, extract(epoch from ${boundEnd} - sessions.start)
  - coalesce(sessions.paid_seconds, 0) + sessions.given_seconds) * (bookings.tariff ->> 'pricePerHourInCents')::integer / ${HOUR_IN_SECONDS}) end`;

/**
 * Goodwill by owners. Time counts as long as the board may still be kept for it: taken-back time is free again once its
 * renter was told, but never time that was used before (docs/product.md, Goodwill).
 */
async function sumOfOwners(db: Db, which: RawBuilder<boolean>): Promise<number> {
  const sums = await db
    .selectFrom('goodwills')
    .innerJoin('bookings', 'bookings.id', 'goodwills.bookingId')
    .leftJoin('sessions', 'sessions.id', 'goodwills.sessionId')
    .select(
      sql<string>`case when sessions.id is null then sum(goodwills.amount_in_cents)
        else least(sum(goodwills.amount_in_cents), ${stillGivenInCents}) end`.as('cents'),
    )
    .where('goodwills.byOwner', '=', true)
    .where(which)
    .groupBy(['bookings.id', 'sessions.id'])
    .execute();
  return sums.reduce((sum, { cents }) => sum + Number(cents), 0);
}

export const sumOfBooking = (db: Db, bookingId: string): Promise<number> =>
  sumOfOwners(db, sql`goodwills.booking_id = ${bookingId}`);

export const sumOfStation = (db: Db, stationId: string, since: Temporal.Instant): Promise<number> =>
  sumOfOwners(db, sql`goodwills.station_id = ${stationId} and goodwills.created_at >= ${since}`);

/** Current vouchers for a booking, whoever gave them. Goodwill in money is in the ledger. */
export async function sumOfVouchers(db: Db, bookingId: string): Promise<number> {
  const row = await db
    .selectFrom('goodwills')
    .leftJoin('giftCards', 'giftCards.id', 'goodwills.giftCardId')
    .select(sql<string>`coalesce(sum(amount_in_cents - coalesce(taken_back_in_cents, 0)), 0)`.as('cents'))
    .where('bookingId', '=', bookingId)
    .where('form', '=', 'voucher')
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}
