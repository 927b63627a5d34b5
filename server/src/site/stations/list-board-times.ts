import { sql } from 'kysely';
import { shownEnd } from '../../ground/db/board-ends.ts';
import type { Db } from '../../ground/db/open-database.ts';

export type BoardTimes = { start: string; end: string }[];

/** For bookings whose boards have different times, which staff can set: each time once, the earliest first. */
export async function listBoardTimes(db: Db, bookingIds: string[]): Promise<Map<string, BoardTimes>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['bookings.id', 'sessions.start', shownEnd.as('end')])
    .distinct()
    .where('bookings.id', '=', sql<string>`any(${bookingIds})`)
    .where('sessions.status', '<>', 'cancelled')
    .orderBy('bookings.id')
    .orderBy('sessions.start')
    .orderBy('end')
    .execute();
  const asText = (row: (typeof rows)[number]) => ({ start: row.start.toString(), end: row.end.toString() });
  const groups = [...Map.groupBy(rows, ({ id }) => id)].filter(([, times]) => times.length > 1);
  return new Map(groups.map(([id, times]) => [id, times.map(asText)]));
}
