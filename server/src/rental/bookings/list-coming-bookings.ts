import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { earlier } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import { shownEnd } from '../../ground/db/board-ends.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { byTicket } from '../sessions/by-ticket.ts';

/**
 * Paid bookings with a board still to be collected or brought back. Bookings with a board out come first, because that
 * code is needed; the others follow by start, and last those that only staff can do something about.
 */
export async function listComingBookings(deps: Deps, { account }: Person): Promise<ComingBooking[]> {
  const boards = await listComingBoards(deps.db.query, account.id, deps.now());
  return [...Map.groupBy(boards, ({ bookingId }) => bookingId).values()]
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { bookingId, stationId, metadata } = first;
      // The next moment that matters when boards' times differ: a board that is out before one that waits.
      const next = own.some(isOut) ? own.filter(isOut) : own;
      return {
        id: bookingId,
        stationId,
        stationName: metadata['name'] ?? stationId,
        timeZone: metadata['timeZone'] ?? 'UTC',
        phone: metadata['phone'] ?? '',
        start: next
          .map(({ start }) => start)
          .reduce(earlier)
          .toString(),
        end: next
          .map(({ end }) => end)
          .reduce(earlier)
          .toString(),
        sessions: own.map(({ id, status, code, lockerNumber }) => ({ id, status, code, lockerNumber })),
        isInQuestion: own.some(({ status }) => status === 'started') && !own.some(isOut),
      };
    });
}

type ComingBoard = Awaited<ReturnType<typeof listComingBoards>>[number];

const isOut = ({ status, inQuestion }: ComingBoard): boolean => status === 'started' && !inQuestion;

function rankOf(boards: ComingBoard[]): number {
  if (boards.some(isOut)) return 0;
  return boards.some(({ status }) => status === 'created') ? 1 : 2;
}

async function listComingBoards(db: Db, accountId: string, now: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .innerJoin('sessions', 'sessions.bookingId', 'bookings.id')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['bookings.id as bookingId', 'bookings.stationId', 'sessions.start', 'stations.metadata'])
    .select(shownEnd.as('end'))
    .select(['sessions.id', 'sessions.status', 'sessions.code', 'sessions.lockerNumber'])
    .select(
      sql<boolean>`exists (select from return_questions asked where asked.session_id = sessions.id
        and asked.ended_at is null)`.as('inQuestion'),
    )
    .where('bookings.accountId', '=', accountId)
    .where('bookings.status', '=', 'complete')
    .where((where) =>
      where.or([
        where('sessions.status', '=', 'started'),
        where.and([where('sessions.status', '=', 'created'), where('sessions.end', '>', now)]),
      ]),
    )
    .orderBy('bookings.start')
    .orderBy('bookings.id')
    .orderBy(byTicket)
    .execute();
}
