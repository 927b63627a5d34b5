import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** Facts for judging a claim: the rental, the things, and their history. */

export const findClaimedRental = (db: Db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .innerJoin('stations', 'stations.id', 'sessions.stationId')
    .select(['sessions.id', 'sessions.stationId', 'sessions.bookingId', 'sessions.status', 'sessions.firstOpenAt'])
    .select(['bookings.accountId', 'stations.metadata'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();

export const listItemsOf = (db: Db, stationId: string, itemIds: string[]) =>
  db
    .selectFrom('items')
    .select(['id', 'name', 'metadata', 'rfid', 'lockerNumber'])
    .where('stationId', '=', stationId)
    .where('id', 'in', itemIds)
    .execute();

/** Somebody had reported one of these as broken or missing before that moment, and nobody had repaired it. */
export async function wasReportedBefore(db: Db, itemIds: string[], before: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('problems')
    .select('id')
    .where('itemId', 'in', itemIds)
    .where('happenedAt', '<', before)
    .where((problem) => problem.or([problem('resolvedAt', 'is', null), problem('resolvedAt', '>=', before)]))
    .executeTakeFirst();
  return row !== undefined;
}

type Things = { stationId: string; itemIds: string[]; before: Temporal.Instant };

const MAX_SHOWN = 20;

/** Reports about these things at any time. */
export const listProblemsAbout = (db: Db, itemIds: string[]) =>
  db
    .selectFrom('problems')
    .selectAll()
    .where('itemId', 'in', itemIds)
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();

/** Earlier rentals of these things: their tags were seen in the locker, or no tags were and they belong there. */
export const listRentalsBefore = (db: Db, { stationId, itemIds, before }: Things) =>
  db
    .selectFrom('sessions')
    .select(['id', 'bookingId', 'lockerNumber', 'start', 'end', 'firstOpenAt', 'closeAt'])
    .where('stationId', '=', stationId)
    .where('firstOpenAt', '<', before)
    .where(
      sql<boolean>`exists (select from items where items.id = any(${itemIds})
        and (upper(items.rfid) = any(select upper(seen) from unnest(sessions.baseline_rfids) as seen)
             or (coalesce(cardinality(sessions.baseline_rfids), 0) = 0 and items.locker_number = sessions.locker_number)))`,
    )
    .orderBy('firstOpenAt', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
