import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import type { GoodwillsTable } from '../db/tables/bookings.ts';

/** Answers false where the id is taken. */
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

const sum = sql<string>`coalesce(sum(amount_in_cents), 0)`.as('cents');

/** What owners gave for a booking. */
export async function sumOfBooking(db: Db, bookingId: string): Promise<number> {
  const row = await db
    .selectFrom('goodwills')
    .select(sum)
    .where('bookingId', '=', bookingId)
    .where('byOwner', '=', true)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** What owners gave at a station since a moment. */
export async function sumOfStation(db: Db, stationId: string, since: Temporal.Instant): Promise<number> {
  const row = await db
    .selectFrom('goodwills')
    .select(sum)
    .where('stationId', '=', stationId)
    .where('byOwner', '=', true)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** What everybody gave for a booking as vouchers and left. What was given as money stands in the ledger. */
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

export async function deleteGoodwillsOf(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx.deleteFrom('goodwills').where('bookingId', 'in', bookingIds).execute();
}
