import type { LockerFitness } from '@laine/contract/admin/station-day.ts';
import type { SessionStatus } from '@laine/contract/states.ts';
import { DOOR_CODE_EARLY_SECONDS } from '@laine/rules/constants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { listLockerKits } from '../../site/stations/lockers/list-locker-kits.ts';

export type DayRow = {
  id: string;
  lockerNumber: number | null;
  bookingId: string | null;
  status: SessionStatus;
  start: Temporal.Instant;
  end: Temporal.Instant;
  collectedAt: Temporal.Instant | null;
  returnedAt: Temporal.Instant | null;
  isHeld: boolean;
  questionedAt: Temporal.Instant | null;
  renter: string;
  accountId: string | null;
  bookedEnd: Temporal.Instant | null;
};

/**
 * How far back to look for sessions that reach into a day: the longest session, doubled for a late return. Sessions
 * still out are found whenever they began.
 */
const LOOKS_BACK_DAYS = 62;

/**
 * Sessions that reach into a day, by their booked time or by how long the board was really away. Of cancelled ones only
 * no-shows, because their locker was kept.
 */
export async function listDaySessions(db: Db, stationId: string, { start, end }: Slot, now: Temporal.Instant) {
  const earliest = start.subtract({ hours: LOOKS_BACK_DAYS * 24 });
  const latest = end.add({ seconds: DOOR_CODE_EARLY_SECONDS });
  const { rows } = await sql<DayRow>`
    select sessions.id, sessions.locker_number, sessions.booking_id, sessions.status, sessions.start, sessions."end",
      sessions.first_open_at as collected_at, sessions.close_at as returned_at,
      bookings.status is not distinct from 'open' as is_held, return_questions.asserted_at as questioned_at,
      trim(concat(accounts.name, ' ', accounts.surname)) as renter,
      bookings.account_id, bookings."end" as booked_end
    from sessions
    left join bookings on bookings.id = sessions.booking_id
    left join accounts on accounts.id = bookings.account_id
    left join return_questions on return_questions.session_id = sessions.id and return_questions.ended_at is null
    where sessions.id in (
        select id from sessions where station_id = ${stationId} and start >= ${earliest} and start < ${latest}
        union all select id from sessions where station_id = ${stationId} and status = 'started')
      and least(sessions.start, sessions.first_open_at) < ${end}
      and (greatest(sessions."end", sessions.close_at) > ${start}
        or (sessions.status = 'started' and ${now}::timestamptz > ${start}))
      and (sessions.status <> 'cancelled' or (bookings.status = 'complete'
        and sessions.cancelled_in_cents is null and sessions.door_failed_at is null))
    order by sessions.start, sessions.id`.execute(db);
  return rows;
}

/** Closures in force at some time of a day; one that ended early counts until then. */
export async function listDayClosures(db: Db, stationId: string, { start, end }: Slot) {
  return db
    .selectFrom('closures')
    .select(['id', 'lockerNumber', 'start', 'reason'])
    .select(sql<Temporal.Instant>`least("end", ended_at)`.as('end'))
    .where('stationId', '=', stationId)
    .where('start', '<', end)
    .where(sql<boolean>`least("end", ended_at) > greatest(start, ${start})`)
    .orderBy('start')
    .orderBy('id')
    .execute();
}

export async function listLockerFitness(db: Db, stationId: string): Promise<LockerFitness[]> {
  const kits = await listLockerKits(db, [stationId]);
  return kits.map(({ number, status, lacks }) => ({ number, isInService: status !== 'disabled', lacks }));
}
