import type { Locale } from '@laine/contract/states.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { OpeningWishesTable } from '../../ground/db/tables/stations.ts';

type OpeningWish = Selectable<OpeningWishesTable>;

/** One for each person and station: whoever wishes again waits no longer for it. */
export async function insertOpeningWish(db: Db, wish: OpeningWish): Promise<void> {
  await db
    .insertInto('openingWishes')
    .values(wish)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOpeningWish(db: Db, { accountId, stationId }: Omit<OpeningWish, 'createdAt'>) {
  await db.deleteFrom('openingWishes').where('accountId', '=', accountId).where('stationId', '=', stationId).execute();
}

export async function hasOpeningWish(db: Db, accountId: string, stationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('openingWishes')
    .select('stationId')
    .where('accountId', '=', accountId)
    .where('stationId', '=', stationId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stations that somebody waits for, without those that are known to be closed. */
export async function listAwaitedStationIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('stations')
    .select('id')
    .where('status', '=', 'active')
    .where((station) =>
      station.exists(
        station.selectFrom('openingWishes').select('stationId').whereRef('openingWishes.stationId', '=', 'stations.id'),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The oldest wishes for a station, which are gone with this. */
export const takeOpeningWishes = (tx: Tx, stationId: string, limit: number): Promise<OpeningWish[]> =>
  tx
    .deleteFrom('openingWishes')
    .where('stationId', '=', stationId)
    .where('accountId', 'in', (wish) =>
      wish
        .selectFrom('openingWishes')
        .select('accountId')
        .where('stationId', '=', stationId)
        .orderBy('createdAt')
        .limit(limit),
    )
    .returningAll()
    .execute();

/** Undefined for somebody who can't book: they've left, or an admin has stopped the account. */
export async function findWisher(db: Db, accountId: string): Promise<{ email: string; locale: Locale } | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && row.email !== null ? { email: row.email, locale: row.locale ?? 'en' } : undefined;
}
