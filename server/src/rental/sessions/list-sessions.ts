import type { SessionStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import { boardHourInCents, isExtraBoard } from '../../ground/db/board-prices.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { byTicket } from './by-ticket.ts';

export type SessionRow = {
  id: string;
  status: SessionStatus;
  code: string | null;
  lockerNumber: number | null;
  start: Temporal.Instant;
  /** Null unless staff changed its times. */
  bookedStart: Temporal.Instant | null;
  end: Temporal.Instant;
  /** A later end that its renter was told and still relies on, see `board-ends.ts`. */
  toldEnd: Temporal.Instant | null;
  /** Null unless staff changed its times. */
  paidSeconds: number | null;
  /** The one sent with the code; the board may have moved since. */
  toldLockerNumber: number | null;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  /** Staff ended the rental, and the board isn't back. */
  missingSince: Temporal.Instant | null;
  doorFailedAt: Temporal.Instant | null;
  /** Price and refund of a board that was cancelled or given back separately. */
  cancelledInCents: number | null;
  refundInCents: number | null;
  /** Added by staff, or as a replacement for a collected board: it costs nothing but an hour that was added to it. */
  isExtra: boolean;
  /** The price of that hour, paid once for a board and its replacement. */
  hourInCents: number;
  /** The paid board that it replaces. */
  replaces: string | null;
};

export async function listSessionsOf(db: Db, bookingId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'status', 'code', 'lockerNumber', 'toldLockerNumber', 'firstOpenAt', 'closeAt', 'doorFailedAt'])
    .select(['start', 'bookedStart', 'end', 'toldEnd', 'paidSeconds', 'missingSince', 'replaces'])
    .select(['cancelledInCents', 'refundInCents'])
    .select([isExtraBoard.as('isExtra'), boardHourInCents.as('hourInCents')])
    .where('bookingId', '=', bookingId)
    .orderBy(byTicket)
    .execute();
}

type Board = Pick<SessionRow, 'id' | 'replaces'>;

/** One stands in for the other, or both are one. */
export const isSameBoard = (one: Board, other: Board): boolean =>
  (one.replaces ?? one.id) === (other.replaces ?? other.id);

/**
 * Cancelled or given back alone, or what it stands in for, or what stands in for it: not a replacement that nobody came
 * for, and that cost nothing.
 */
export const isGivenBack = (board: SessionRow, sessions: SessionRow[]): boolean =>
  board.cancelledInCents !== null ||
  sessions.some(
    (one) =>
      isSameBoard(one, board) &&
      one.cancelledInCents !== null &&
      (one.cancelledInCents > 0 || one.firstOpenAt !== null || one.doorFailedAt !== null),
  );

/** The station may still know a cancelled board's code, which would open a door. */
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

/** Doors of a booking's sessions, and whether each board is there to be collected. */
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
      // A waiting replacement has no code yet, and no door.
      .where((row) => row.or([row('code', 'is not', null), row('sessions.status', '=', 'started')]))
      .execute()
  );
}

export type Door = Awaited<ReturnType<typeof listDoorsOf>>[number];

export async function listWholeSessionsOf(db: Db, bookingId: string) {
  return db.selectFrom('sessions').selectAll().where('bookingId', '=', bookingId).orderBy(byTicket).execute();
}
