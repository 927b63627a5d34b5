import { isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { listToldBoards } from '../../telling/notices/was-told-of-board.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';

type UnservedBooking = {
  station: BookingStation | undefined;
  bookingId: string;
  sessions: SessionRow[];
};

/**
 * Boards of a renter that are missing by our fault: we warned that one may not be ready, a door didn't open, the
 * station is closed, or staff moved a board's start earlier or cut its paid time. They are refunded in full, however
 * near the start or long after it. To the station's own staff a warning or a closed station is no fault of ours.
 */
export async function listAtFault(db: Db, { station, bookingId, sessions }: UnservedBooking): Promise<SessionRow[]> {
  if (!station || sessions.some((session) => hasFailedDoor(session) || isMovedEarlier(session))) return sessions;
  if (await isByItsStaff(db, bookingId)) return sessions.filter(isCutShort);
  if (station.isClosed) return sessions;
  const sessionIds = sessions.map(({ id }) => id);
  const warned = await listToldBoards(db, { bookingId, sessionIds }, 'board-not-ready');
  return sessions.filter((session) => isCutShort(session) || warned.includes(session.id));
}

const hasFailedDoor = ({ doorFailedAt }: SessionRow): boolean => doorFailedAt !== null;

const isMovedEarlier = ({ start, bookedStart }: SessionRow): boolean =>
  bookedStart !== null && isBefore(start, bookedStart);

const isCutShort = ({ start, end, paidSeconds }: SessionRow): boolean =>
  Math.round(secondsBetween(start, end)) < (paidSeconds ?? 0);

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
