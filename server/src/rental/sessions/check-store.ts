import type { ItemStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { journalIsHere, socketSilence } from '../../site/stations/link/station-silence.ts';
import { openedAtStation } from './opened-at-station.ts';

/** The minutely checks of rentals read these. */

type Thing = { name: string; metadata: Record<string, string> | null; status: ItemStatus };

type CheckWindow = { now: Temporal.Instant; startingBefore: Temporal.Instant; stationId?: string };

/**
 * Sessions about to be collected, or ready to be, with their obstacles: a late board (`blockedUntil` is the end of that
 * rental), or a locker that is out of service or incomplete.
 */
export async function listComingSessions(db: Db, { now, startingBefore, stationId }: CheckWindow) {
  return db
    .selectFrom('sessions')
    .innerJoin('stations', 'stations.id', 'sessions.stationId')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .leftJoin('lockers', (join) =>
      join.onRef('lockers.stationId', '=', 'sessions.stationId').onRef('lockers.number', '=', 'sessions.lockerNumber'),
    )
    .leftJoin('sessions as blocker', (join) =>
      join
        .onRef('blocker.stationId', '=', 'sessions.stationId')
        .onRef('blocker.lockerNumber', '=', 'sessions.lockerNumber')
        .on('blocker.status', '=', 'started'),
    )
    .select(['sessions.id', 'sessions.stationId', 'sessions.bookingId', 'sessions.start', 'sessions.lockerNumber'])
    .select(['lockers.status as lockerStatus', 'blocker.end as blockedUntil'])
    .select(['bookings.paidAt', 'stations.apiKeyHash', 'stations.lastSeenAt', 'stations.prefs'])
    .select([socketSilence.as('silentForInSeconds'), journalIsHere.as('isJournalHere')])
    .select(
      sql<Thing[]>`array(select jsonb_build_object('name', name, 'metadata', items.metadata, 'status', items.status)
        from items where items.station_id = sessions.station_id and items.locker_number = sessions.locker_number
          and place = 'locker')`.as('things'),
    )
    .select(isOutByOwnWord(now).as('isOutByOwnWord'))
    .select(
      sql<boolean>`exists (select from closures where closures.station_id = sessions.station_id
        and (closures.locker_number is null or closures.locker_number = sessions.locker_number)
        and ended_at is null and closures.start < sessions."end" and closures."end" > sessions.start)`.as('isClosed'),
    )
    .where('sessions.status', '=', 'created')
    .where('sessions.code', 'is not', null)
    .where('sessions.start', '<=', startingBefore)
    .where('sessions.end', '>', now)
    .$if(stationId !== undefined, (query) => query.where('sessions.stationId', '=', stationId ?? ''))
    .orderBy('sessions.start')
    .orderBy('sessions.id')
    .execute();
}

/**
 * Only its own renter called the locker unsafe within a day, without standing at its door, and staff haven't looked
 * yet. A locker that was out of service before doesn't count.
 */
const isOutByOwnWord = (now: Temporal.Instant) => sql<boolean>`exists (select from alerts
  join problems on problems.id = alerts.data ->> 'problemId'
  join sessions called on called.id = problems.session_id join bookings said on said.id = called.booking_id
  where alerts.kind = 'locker-disabled' and alerts.closed_at is null
    and alerts.target = sessions.station_id || '/' || sessions.locker_number
    and alerts.created_at > ${now.subtract({ hours: 24 })} and problems.resolved_at is null
    and not ${openedAtStation('called.id')} and said.account_id = bookings.account_id)`;

export type ComingSession = Awaited<ReturnType<typeof listComingSessions>>[number];

/** Alerts about boards that nobody comes for any more: cancelled, or over. */
export async function listOutlivedAlerts(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .leftJoin('sessions', 'sessions.id', 'alerts.target')
    .select('target')
    .where('kind', '=', 'board-not-ready')
    .where('closedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('sessions.id', 'is', null), eb('sessions.status', '<>', 'created'), eb('sessions.end', '<=', now)]),
    )
    .execute();
  return rows.map(({ target }) => target);
}

/** Overdue boards with the rules that their renters agreed to, except those reported as back. */
export async function listOverdueSessions(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('sessions')
    .innerJoin('stations', 'stations.id', 'sessions.stationId')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id', 'sessions.stationId', 'sessions.bookingId', 'sessions.end', 'sessions.lockerNumber'])
    .select(['bookings.tariff', 'stations.metadata', 'stations.apiKeyHash', 'stations.prefs'])
    .select([socketSilence.as('silentForInSeconds'), journalIsHere.as('isJournalHere')])
    .where('sessions.status', '=', 'started')
    .where('sessions.end', '<=', now)
    .where(sql<boolean>`not exists (select from return_questions where session_id = sessions.id and ended_at is null)`)
    .execute();
}
