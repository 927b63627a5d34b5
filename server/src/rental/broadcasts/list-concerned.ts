import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { Locale } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

type Concern = { stationId: string; until: Temporal.Instant };

export type Concerned = {
  bookingId: string;
  part: BroadcastPart;
  locale: Locale;
  hasPhone: boolean;
  hasEmail: boolean;
};

const isOut = sql<boolean>`(sessions.status = 'started' and not exists (
  select from return_questions where session_id = sessions.id and ended_at is null))`;

/** Paid bookings with a board on the water now, or one to collect before a given moment; earliest due first. */
export async function listConcerned(
  db: Db,
  { stationId, until }: Concern,
  now: Temporal.Instant,
): Promise<Concerned[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select(['bookings.id as bookingId', 'bookings.locale'])
    .select(sql<boolean>`bool_or(${isOut})`.as('isOut'))
    .select(sql<boolean>`bookings.phone <> ''`.as('hasPhone'))
    .select(sql<boolean>`accounts.email is not null`.as('hasEmail'))
    .where('sessions.stationId', '=', stationId)
    .where('bookings.status', '=', 'complete')
    .where('sessions.status', 'in', ['created', 'started'])
    .where((session) =>
      session.or([
        isOut,
        session.and([
          session('sessions.status', '=', 'created'),
          session('sessions.start', '<', until),
          session('sessions.end', '>', now),
        ]),
      ]),
    )
    .groupBy(['bookings.id', 'accounts.id'])
    .orderBy('bookings.start')
    .orderBy('bookings.id')
    .execute();
  return rows.map(({ isOut: out, ...row }) => ({ ...row, part: out ? ('out' as const) : ('coming' as const) }));
}

/** Boards that staff gave out without a booking: nobody can be written to. */
export async function countBoardsWithoutBooking(db: Db, stationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((session) => session.fn.countAll<string>().as('count'))
    .where('stationId', '=', stationId)
    .where('status', '=', 'started')
    .where('bookingId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds codes that open a door of the station, now or later. */
export async function namesDoorCode(db: Db, stationId: string, texts: readonly string[]): Promise<boolean> {
  const figures = texts.flatMap((text) => text.match(/\d+/g) ?? []);
  if (figures.length === 0) return false;
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('stationId', '=', stationId)
    .where('status', 'in', ['created', 'started'])
    .where('code', 'in', figures)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
