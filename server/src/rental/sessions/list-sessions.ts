import type { SessionStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { byTicket } from './by-ticket.ts';

export type SessionRow = {
  id: string;
  status: SessionStatus;
  code: string | null;
  lockerNumber: number | null;
  start: Temporal.Instant;
  /** Null where staff have not changed its times. */
  bookedStart: Temporal.Instant | null;
  end: Temporal.Instant;
  /** A later end that its renter still goes by, see `board-ends.ts`. */
  toldEnd: Temporal.Instant | null;
  /** Null where staff have not changed its times. */
  paidSeconds: number | null;
  /** The one that came with the code; the board may have moved since. */
  toldLockerNumber: number | null;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  /** Staff ended the rental, and the board is not back. */
  missingSince: Temporal.Instant | null;
  doorFailedAt: Temporal.Instant | null;
  /** Of a board that was cancelled or given back alone: what it had cost, and what goes back for it. */
  cancelledInCents: number | null;
  refundInCents: number | null;
  /** Added by staff, or in place of a board that was collected: it costs nothing, and nothing goes back for it. */
  isExtra: boolean;
  /** The paid board that it stands in for. */
  replaces: string | null;
};

export async function listSessionsOf(db: Db, bookingId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'status', 'code', 'lockerNumber', 'toldLockerNumber', 'firstOpenAt', 'closeAt', 'doorFailedAt'])
    .select(['start', 'bookedStart', 'end', 'toldEnd', 'paidSeconds', 'missingSince', 'replaces'])
    .select(['cancelledInCents', 'refundInCents'])
    .select(
      sql<boolean>`(is_extra or exists (select from sessions first
        where first.id = sessions.replaces and first.first_open_at is not null))`.as('isExtra'),
    )
    .where('bookingId', '=', bookingId)
    .orderBy(byTicket)
    .execute();
}

/** Whether the station may still know a code of a cancelled board, so that it opens a door. */
export async function isCodeKnown(db: Db, bookingId: string, { onlyAlone }: { onlyAlone: boolean }): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'cancelled')
    .where('codeKnown', '=', true)
    .$if(onlyAlone, (query) => query.where('cancelledInCents', 'is not', null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The doors of a booking's sessions, and whether the board behind each is there to be collected. */
export async function listDoorsOf(db: Db, bookingId: string) {
  return (
    db
      .selectFrom('sessions')
      .leftJoin('lockers', (join) =>
        join
          .onRef('lockers.stationId', '=', 'sessions.stationId')
          .onRef('lockers.number', '=', 'sessions.lockerNumber'),
      )
      .select(['sessions.id', 'sessions.status', 'sessions.start', 'sessions.end', 'sessions.lockerNumber', 'code'])
      .select([
        sql<boolean>`coalesce(lockers.status = 'free', false)`.as('isLockerFree'),
        sql<boolean>`coalesce(lockers.is_open, false)`.as('isOpen'),
      ])
      .where('bookingId', '=', bookingId)
      // A replacement that waits has no code yet, and no door.
      .where((row) => row.or([row('code', 'is not', null), row('sessions.status', '=', 'started')]))
      .execute()
  );
}

export type Door = Awaited<ReturnType<typeof listDoorsOf>>[number];

export async function listWholeSessionsOf(db: Db, bookingId: string) {
  return db.selectFrom('sessions').selectAll().where('bookingId', '=', bookingId).orderBy(byTicket).execute();
}
