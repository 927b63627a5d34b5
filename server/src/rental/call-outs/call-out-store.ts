import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { isOnWater } from './is-on-water.ts';

export async function findCallOut(db: Db, id: string) {
  return db
    .selectFrom('notices')
    .innerJoin('alerts', 'alerts.id', 'notices.alertId')
    .innerJoin('accounts', 'accounts.id', 'notices.accountId')
    .select(['alerts.id as alertId', 'accounts.id as accountId'])
    .select(['alerts.stationId', 'alerts.target', 'alerts.data', 'alerts.closedAt', 'alerts.takenAt', 'alerts.takenBy'])
    .select('alerts.silencedUntil')
    .select(['accounts.phone', 'accounts.email', 'accounts.locale'])
    .where('notices.id', '=', id)
    .where('notices.kind', '=', 'call-out')
    .executeTakeFirst();
}

export type CallOut = NonNullable<Awaited<ReturnType<typeof findCallOut>>>;

export async function listCalled(db: Db, alertId: string) {
  return db
    .selectFrom('notices')
    .select(['accountId', 'createdAt', sql<number>`(data->>'step')::integer`.as('step')])
    .where('alertId', '=', alertId)
    .where('kind', '=', 'call-out')
    .execute();
}

/** A station's owners in the order in which they joined, then the admins. */
export async function listPeopleOf(db: Db, stationId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('stationOwners', (join) =>
      join.onRef('stationOwners.accountId', '=', 'accounts.id').on('stationOwners.stationId', '=', stationId),
    )
    .select(['accounts.id', 'accounts.phone', sql<boolean>`station_owners.account_id is not null`.as('isOwner')])
    .where('accounts.status', '=', 'active')
    .where((account) => account.or([account('role', '=', 'admin'), account('stationOwners.accountId', 'is not', null)]))
    .orderBy(sql`station_owners.created_at nulls last`)
    .orderBy('accounts.id')
    .execute();
}

export type Callable = Awaited<ReturnType<typeof listPeopleOf>>[number];

/**
 * Bookings with overdue boards on the water and no calls under way, whatever became of the booking: when each board was
 * due, and when staff last ended a search for them.
 */
export async function listUnalarmed(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['bookings.id', 'bookings.stationId', 'stations.metadata'])
    .select(sql<Temporal.Instant[]>`array(select sessions."end" from sessions where ${isOut})`.as('ends'))
    .select(
      sql<Temporal.Instant | null>`(select max(closed_at) from alerts where kind = 'not-back' and target = bookings.id
        and rescue is not null)`.as('endedByStaffAt'),
    )
    .where('bookings.start', '<=', now)
    .where(sql<boolean>`exists (select from sessions where ${isOut} and sessions."end" <= ${now})`)
    .where(
      sql<boolean>`not exists (select from alerts where kind = 'not-back' and target = bookings.id and closed_at is null)`,
    )
    .orderBy('bookings.end')
    .execute();
}

/** Missing boards are searched for from staff's report until a rescue service takes over: `look-for.ts`. */
const isOut = sql<boolean>`sessions.booking_id = bookings.id and sessions.status = 'started' and ${isOnWater}`;

/** A rescue service took over the search for a board due at that time. */
export async function hasRescue(db: Db, bookingId: string, since: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'not-back')
    .where('target', '=', bookingId)
    .where('rescue', 'is not', null)
    .where('closedAt', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listBoardsOut(db: Db, bookingId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'lockerNumber', 'end', 'firstOpenAt', 'missingSince'])
    .select(
      sql<Temporal.Instant | null>`(select max(logs.created_at) from logs where logs.session_id = sessions.id
        and title in ('door-opened', 'session-started'))`.as('lastDoorAt'),
    )
    .where('bookingId', '=', bookingId)
    .where(isOnWater)
    .orderBy('lockerNumber')
    .execute();
}

/** Open searches. Whether somebody has one is checked later, with it locked. */
export async function listSearches(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'not-back')
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}
