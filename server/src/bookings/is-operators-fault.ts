import { isBefore } from '@laine/rules/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { wasTold } from '../notices/was-told.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';
import type { BookingStation } from '../stations/booking-station.ts';

export type UnservedBooking = {
  station: BookingStation | undefined;
  bookingId: string;
  sessions: Pick<SessionRow, 'doorFailedAt' | 'start' | 'bookedStart'>[];
};

/**
 * Why a renter has no board: we said that none may be ready, a door did not open, the station is closed, or staff made the
 * board start earlier than it was booked. Then everything is paid back, however near the start or however long after it.
 */
export async function isOperatorsFault(db: Db, { station, bookingId, sessions }: UnservedBooking): Promise<boolean> {
  if (!station || sessions.some(({ doorFailedAt }) => doorFailedAt !== null)) return true;
  if (sessions.some(({ start, bookedStart }) => bookedStart !== null && isBefore(start, bookedStart))) return true;
  if (await isByItsStaff(db, bookingId)) return false;
  if (station.isClosed) return true;
  return wasTold(db, bookingId, 'board-not-ready');
}

/** Whoever can close the station, or a locker, would otherwise pay themselves back by it. */
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
