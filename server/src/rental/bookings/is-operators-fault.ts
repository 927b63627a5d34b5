import { isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { wasToldOfBoard } from '../../telling/notices/was-told-of-board.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';

export type UnservedBooking = {
  station: BookingStation | undefined;
  bookingId: string;
  sessions: SessionRow[];
};

/**
 * True if a renter's missing board is our fault: we warned that it may not be ready, a door didn't open, the station is
 * closed, or staff moved the board's start forward or cut its paid time. Then everything is refunded, however near the
 * start or long after it.
 */
export async function isOperatorsFault(db: Db, { station, bookingId, sessions }: UnservedBooking): Promise<boolean> {
  if (!station || sessions.some(({ doorFailedAt }) => doorFailedAt !== null)) return true;
  if (sessions.some(({ start, bookedStart }) => bookedStart !== null && isBefore(start, bookedStart))) return true;
  if (sessions.every(isCutShort)) return true;
  if (await isByItsStaff(db, bookingId)) return false;
  if (station.isClosed) return true;
  for (const { id: sessionId } of sessions)
    if (!(await wasToldOfBoard(db, { bookingId, sessionId }, 'board-not-ready'))) return false;
  return true;
}

const isCutShort = ({ start, end, paidSeconds }: SessionRow): boolean =>
  Math.round(secondsBetween(start, end)) < (paidSeconds ?? 0);

/** Boards refunded for that reason: all of them, or only those that we warned about. */
export async function listAtFault(db: Db, unserved: UnservedBooking): Promise<SessionRow[]> {
  if (await isOperatorsFault(db, unserved)) return unserved.sessions;
  const atFault = [];
  for (const session of unserved.sessions)
    if (await isOperatorsFault(db, { ...unserved, sessions: [session] })) atFault.push(session);
  return atFault;
}

/** Otherwise anybody who can close the station or a locker could refund their own booking. */
async function isByItsStaff(db: Db, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select('accounts.id')
    .where('bookings.id', '=', bookingId)
    .where(
      sql<boolean>`(role = 'admin' or exists (select from station_owners
        where account_id = accounts.id and station_id = bookings.station_id))`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
