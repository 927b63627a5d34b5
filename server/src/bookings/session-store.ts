import type { SessionStatus } from '@laine/contract/states.ts';
import type { LockerMove } from '@laine/rules/locker-assignment.ts';
import type { Slot } from '@laine/rules/slot.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import { journalIsHere, socketSilence } from '../stations/is-connected.ts';

export type SessionRow = {
  id: string;
  status: SessionStatus;
  code: string | null;
  lockerNumber: number | null;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  doorFailedAt: Temporal.Instant | null;
};

/** By locker, as SMS and e-mail name them: 'board 1' is the same one everywhere. */
export async function listSessionsOf(db: Db, bookingId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'status', 'code', 'lockerNumber', 'firstOpenAt', 'closeAt', 'doorFailedAt'])
    .where('bookingId', '=', bookingId)
    .orderBy('lockerNumber', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

/** The doors of a booking's sessions, and whether the board behind each is there to be collected. */
export async function listDoorsOf(db: Db, bookingId: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('lockers', (join) =>
      join.onRef('lockers.stationId', '=', 'sessions.stationId').onRef('lockers.number', '=', 'sessions.lockerNumber'),
    )
    .select(['sessions.id', 'sessions.status', 'sessions.start', 'sessions.end', 'sessions.lockerNumber'])
    .select(sql<boolean>`coalesce(lockers.status = 'free', false)`.as('isLockerFree'))
    .where('bookingId', '=', bookingId)
    .execute();
}

export type Door = Awaited<ReturnType<typeof listDoorsOf>>[number];

export async function listWholeSessionsOf(db: Db, bookingId: string) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('lockerNumber', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

type NewSession = Slot & { id: string; stationId: string; bookingId: string; lockerNumber: number };

export async function insertSessions(tx: Tx, sessions: NewSession[], now: Temporal.Instant): Promise<void> {
  const rows = sessions.map((session) => ({ ...session, status: 'created' as const, createdAt: now, updatedAt: now }));
  await tx.insertInto('sessions').values(rows).execute();
}

/** The station learns of every new revision. Only what nobody has collected moves. */
export async function moveSessions(tx: Tx, moves: LockerMove[], now: Temporal.Instant): Promise<void> {
  for (const { sessionId, to } of moves) {
    await tx
      .updateTable('sessions')
      .set({ lockerNumber: to, revision: sql`revision + 1`, updatedAt: now })
      .where('id', '=', sessionId)
      .where('status', '=', 'created')
      .execute();
  }
}

/** Takes the locker from those whose time somebody else now has it for. */
export async function unseatSessions(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ lockerNumber: null, updatedAt: now })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', 'created')
    .where(
      sql<boolean>`exists (select from sessions other
        where other.station_id = sessions.station_id and other.locker_number = sessions.locker_number
          and other.id <> sessions.id and other.status in ('created', 'started')
          and tstzrange(other.start, other."end") && tstzrange(sessions.start, sessions."end"))`,
    )
    .execute();
}

/** A late payment takes the boards that its hold had given up. */
export async function reviveSession(tx: Tx, id: string, lockerNumber: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ status: 'created', lockerNumber, revision: sql`revision + 1`, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .execute();
}

/** Cancels what nobody has collected. */
export async function cancelSessionsOf(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ status: 'cancelled', revision: sql`revision + 1`, updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'created')
    .execute();
}

/** Codes that the station may still know: of live sessions, and of others until it has confirmed to have forgotten them. */
export async function readTakenCodes(tx: Tx, stationId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('sessions')
    .select('code')
    .where('stationId', '=', stationId)
    .where('code', 'is not', null)
    .where((row) => row.or([row('status', 'in', ['created', 'started']), row('codeKnown', '=', true)]))
    .execute();
  return new Set(rows.map(({ code }) => code ?? ''));
}

export async function setDoorCode(
  tx: Tx,
  id: string,
  { code, codeKnown }: { code: string; codeKnown: boolean },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ code, codeKnown, revision: sql`revision + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Sessions of paid bookings and of staff whose time is over and that nobody collected, as far as we have heard. */
export async function listUncollected(db: Db, now: Temporal.Instant) {
  return (
    db
      .selectFrom('sessions')
      .innerJoin('stations', 'stations.id', 'sessions.stationId')
      .select([
        'sessions.id',
        'sessions.stationId',
        'sessions.bookingId',
        'sessions.end',
        'sessions.codeKnown',
        'stations.prefs',
      ])
      .select([socketSilence.as('silentForInSeconds'), journalIsHere.as('isJournalHere')])
      .where('sessions.status', '=', 'created')
      .where('sessions.end', '<=', now)
      // An unpaid booking ends through its hold, which first closes the payment page.
      .where(
        sql<boolean>`not exists (select from bookings where id = sessions.booking_id and bookings.status = 'open')`,
      )
      .execute()
  );
}

export async function cancelUncollected(db: Db, ids: string[], now: Temporal.Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ status: 'cancelled', revision: sql`revision + 1`, updatedAt: now })
    .where('id', '=', sql<string>`any(${ids})`)
    .where('status', '=', 'created')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
