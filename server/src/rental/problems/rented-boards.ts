import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { byTicket } from '../sessions/by-ticket.ts';
import { openedAtStation } from '../sessions/opened-at-station.ts';

/** The boards of a paid booking, with the facts that a report needs. */
export const listBoards = (db: Db, bookingId: string) => boardsIn(db).where('bookings.id', '=', bookingId).execute();

export type Board = Awaited<ReturnType<typeof listBoards>>[number];

export const findBoard = (db: Db, sessionId: string): Promise<Board | undefined> =>
  boardsIn(db).where('sessions.id', '=', sessionId).executeTakeFirst();

const boardsIn = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['sessions.id as sessionId', 'sessions.stationId', 'sessions.lockerNumber', 'sessions.status'])
    .select(['sessions.start', 'sessions.end', 'sessions.firstOpenAt', 'sessions.closeAt'])
    .select(['sessions.cancelledInCents', 'sessions.refundInCents', 'sessions.doorFailedAt', 'sessions.replaces'])
    .select(['bookings.id as bookingId', 'bookings.accountId'])
    .select(openedAtStation('sessions.id').as('isOpenedThere'))
    .select(
      sql<boolean>`exists (select from sessions first
        where first.id = coalesce(sessions.replaces, sessions.id) and not first.is_extra)`.as('isPaid'),
    )
    .where('bookings.status', '=', 'complete')
    .orderBy(byTicket);
