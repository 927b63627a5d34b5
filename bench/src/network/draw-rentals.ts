import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { chance } from './chance.ts';
import type { Network } from './network.ts';

const SLOTS = 6;
/** Prime, and larger than any factor of the numbers below: steps of it visit every cell once before repeating one. */
const STEP = 1_000_003;
/** The rest are sessions that staff made without a booking. */
const BOOKED_SHARE = 0.99;
const MEAN_BOARDS = 2;
const YEAR_ROUND_SHARE = 0.4;

/**
 * Past and future rentals, in a temporary table. Each rental takes a cell of its own: a station, a day, two hours, and
 * the lockers for one, two or three boards (1; 2 and 3; 4 to 6). So no two ever share a door.
 */
export async function drawRentals(tx: Db, { size, now }: Network): Promise<void> {
  await sql`
    create temporary table drawn (n bigint primary key, station_id text, start timestamptz, "end" timestamptz, boards int,
      first_locker int, person int, is_booked boolean, fate text, is_late boolean, created_at timestamptz) on commit drop`.execute(
    tx,
  );
  const bookings = Math.floor((size.sessions * BOOKED_SHARE) / MEAN_BOARDS / 3) * 3;
  const yearRound = Math.floor((bookings * YEAR_ROUND_SHARE) / 3) * 3;
  const byStaff = size.sessions - bookings * MEAN_BOARDS;
  await drawKind(tx, now, size.people, { isYearRound: true, after: 0, bookings: yearRound });
  await drawKind(tx, now, size.people, { isYearRound: false, after: yearRound, bookings: bookings - yearRound });
  await drawKind(tx, now, size.people, { isYearRound: true, after: bookings, byStaff });
  await sql`
    update drawn set fate = 'held' where n in (
      select distinct on (person) n from drawn where fate = 'coming' and is_booked and person % 200 = 7 order by person, n)`.execute(
    tx,
  );
  await sql`analyze drawn`.execute(tx);
}

type Kind = { isYearRound: boolean; after: number } & (
  | { bookings: number; byStaff?: never }
  | { byStaff: number; bookings?: never }
);

async function drawKind(tx: Db, now: Temporal.Instant, people: number, kind: Kind): Promise<void> {
  const { isYearRound, after, bookings, byStaff } = kind;
  const slots = byStaff === undefined ? SLOTS : 1;
  const ofGroup = byStaff ?? bookings / 3;
  const { rows } = await sql<{ stations: number; days: number }>`
    select (select count(*)::int from stations where ${ofKind(isYearRound)}) as stations,
      (select count(*)::int from ${daysOf(now, isYearRound)}) as days`.execute(tx);
  const { stations = 0, days = 0 } = rows[0] ?? {};
  if (ofGroup > stations * days * slots) throw new Error('More rentals than there are hours to rent');
  await sql`
    with places as (select id, row_number() over (order by id) - 1 as at from stations where ${ofKind(isYearRound)}),
      days as (select day, row_number() over (order by day) - 1 as at from ${daysOf(now, isYearRound)} order by day)
    insert into drawn
    select n, station_id, start, start + length, boards, case boards when 1 then 1 when 2 then 2 else 4 end,
      1 + floor(power(${chance('n', 31)}, 1.5) * ${people}::int)::int, ${byStaff === undefined},
      case when start > ${now} then case when roll < 0.02 then 'expired' when roll < 0.07 then 'cancelled' else 'coming' end
        when start + length > ${now} then case when roll < 0.7 then 'out' else 'coming' end
        when roll < 0.08 then 'expired' when roll < 0.14 then 'cancelled' when roll < 0.19 then 'missed' else 'back' end,
      ${chance('n', 32)} < 0.06,
      date_trunc('second', least(start, ${now}) - interval '11 minutes' - power(${chance('n', 33)}, 3) * interval '20 days')
    from (
      select ${after}::bigint + m * ${byStaff === undefined ? 3 : 1}::int + boards as n, boards,
        (m * ${STEP}::bigint + boards * 7) % (${stations}::bigint * ${days}::bigint * ${slots}::bigint) as cell
      from generate_series(0, ${ofGroup - 1}::bigint) m, generate_series(1, ${byStaff === undefined ? 3 : 1}::int) boards
    ) cells
    join places on places.at = cell % ${stations}::bigint
    join days on days.at = cell / (${stations}::bigint * ${slots}::bigint)
    cross join lateral (
      select places.id as station_id, ${chance('n', 35)} as roll,
        (days.day + (6 + 2 * ${byStaff === undefined ? sql`(cell / ${stations}::bigint % ${slots}::bigint)` : sql`6`}) * interval '1 hour')
          at time zone 'UTC' + floor(${chance('n', 36)} * 3) * interval '10 minutes' as start,
        case when ${chance('n', 37)} < 0.3 then interval '90 minutes' else interval '60 minutes' end as length
    ) times`.execute(tx);
}

const ofKind = (isYearRound: boolean) => sql`(metadata ->> 'country' = 'ES') = ${isYearRound}`;

/** Three years, and the coming month. */
const daysOf = (now: Temporal.Instant, isYearRound: boolean) => sql`
  (select day from generate_series(date_trunc('day', ${now}::timestamptz - interval '3 years', 'UTC') at time zone 'UTC',
      ${now}::timestamptz at time zone 'UTC' + interval '30 days', interval '1 day') day
    where ${isYearRound} or extract(month from day) between 5 and 9) as day`;
