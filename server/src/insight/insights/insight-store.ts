import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { InsightChangesTable, InsightDaysTable } from '../../ground/db/tables/insights.ts';

export type InsightDayRow = Selectable<InsightDaysTable>;

/** Serialises counting: an earlier count must not overwrite a later one. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('insights', 3))`.execute(tx);
}

/** Some of what has to be counted again. It is gone when the transaction commits, and there again when it does not. */
export async function dequeueChanges(tx: Tx, limit: number): Promise<Selectable<InsightChangesTable>[]> {
  const { rows } = await sql<Selectable<InsightChangesTable>>`
    delete from insight_changes
    where ctid = any(array(select ctid from insight_changes limit ${limit}))
    returning station_id, since, until`.execute(tx);
  return rows;
}

export const hasChanges = async (db: Db, stationIds: string[] | 'all'): Promise<boolean> => {
  const ofThese = stationIds === 'all' ? sql`true` : sql`station_id = any(${stationIds})`;
  const { rows } = await sql`select from insight_changes where ${ofThese} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Writes days as they were counted. What a station had to offer on a day that is over stays as it was: a locker that is
 * added later was not there to be rented.
 */
export async function saveDays(tx: Tx, days: (Insertable<InsightDaysTable> & { isOver: boolean })[]): Promise<void> {
  for (const [isOver, rows] of Map.groupBy(days, (day) => day.isOver)) {
    const kept = new Set(['day', 'stationId', ...(isOver ? ['openSeconds'] : [])]);
    await tx
      .insertInto('insightDays')
      .values(rows.map(({ isOver: _isOver, ...row }) => row))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'stationId'])
          .doUpdateSet((row) =>
            Object.fromEntries(
              columns.filter((name) => !kept.has(name)).map((name) => [name, row.ref(`excluded.${name}`)]),
            ),
          ),
      )
      .execute();
  }
  await addUpTotals(tx, [...new Set(days.map(({ day }) => String(day)))]);
}

/** All stations of these days together, from their days as they are now. */
async function addUpTotals(tx: Tx, days: string[]): Promise<void> {
  await sql`delete from insight_totals where day = any(${days}::date[])`.execute(tx);
  await sql`insert into insight_totals select * from insight_totals_of(${days}::date[])`.execute(tx);
}

const columns = [
  'bookings',
  'boards',
  'noShows',
  'returned',
  'late',
  'lateSeconds',
  'lateness',
  'leadSeconds',
  'leadTimes',
  'revenueInCents',
  'usedSeconds',
  'openSeconds',
  'countedAt',
] as const;

/** The last day of each station that is counted. */
export async function listLastDays(db: Db): Promise<{ stationId: string; day: Temporal.PlainDate | null }[]> {
  const { rows } = await sql<{ stationId: string; day: Temporal.PlainDate | null }>`
    select id as station_id, last.day from stations
    left join lateral (
      select day from insight_days where station_id = stations.id order by day desc limit 1
    ) as last on true`.execute(db);
  return rows;
}

type Range = { stationIds: string[] | 'all'; from: Temporal.PlainDate; to: Temporal.PlainDate };

const inRange = ({ stationIds, from, to }: Range) => {
  const days = sql`day between ${from} and ${to}`;
  return stationIds === 'all' ? days : sql`${days} and station_id = any(${stationIds})`;
};

/** All stations together have days of their own: a year of 300 stations is 365 rows instead of 110,000. */
const daysIn = (range: Range) =>
  range.stationIds === 'all'
    ? sql`insight_totals where day between ${range.from} and ${range.to}`
    : sql`insight_days where ${inRange(range)}`;

const sums = sql`
  sum(bookings)::int as bookings, sum(boards)::int as boards, sum(no_shows)::int as no_shows,
  sum(returned)::int as returned, sum(late)::int as late, sum(late_seconds)::bigint as late_seconds,
  sum(lead_seconds)::bigint as lead_seconds, sum(revenue_in_cents)::bigint as revenue_in_cents,
  coalesce(sum(used_total), 0)::bigint as used_seconds,
  coalesce(sum(open_total), 0)::bigint as open_seconds`;

export type SumsRow = {
  bookings: number;
  boards: number;
  noShows: number;
  returned: number;
  late: number;
  lateSeconds: number;
  leadSeconds: number;
  revenueInCents: number;
  usedSeconds: number;
  openSeconds: number;
};

export async function sumByStation(db: Db, range: Range): Promise<(SumsRow & { stationId: string })[]> {
  const { rows } = await sql<SumsRow & { stationId: string }>`
    select station_id, ${sums} from insight_days where ${inRange(range)} group by station_id`.execute(db);
  return rows;
}

/** Without a day, nothing. */
export async function sumRange(db: Db, range: Range): Promise<SumsRow | undefined> {
  const { rows } = await sql<SumsRow>`select ${sums} from ${daysIn(range)} having count(*) > 0`.execute(db);
  return rows[0];
}

type DayRow = Pick<SumsRow, 'bookings' | 'revenueInCents'> & { day: Temporal.PlainDate };

export async function sumByDay(db: Db, range: Range): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day, sum(bookings)::int as bookings, sum(revenue_in_cents)::bigint as revenue_in_cents
    from ${daysIn(range)} group by day`.execute(db);
  return rows;
}

/** The lists of a range added up, place by place. */
const addedUp = (column: string, length: number) =>
  sql`array[${sql.join(
    Array.from({ length }, (_, at) => sql`coalesce(sum(${sql.ref(column)}[${sql.lit(at + 1)}]), 0)`),
  )}]::bigint[]::text[]`;

export async function sumBuckets(db: Db, range: Range, lengths: { leadTimes: number; lateness: number }) {
  const { rows } = await sql<{ leadTimes: string[]; lateness: string[] }>`
    select ${addedUp('lead_times', lengths.leadTimes)} as lead_times, ${addedUp('lateness', lengths.lateness)} as lateness
    from ${daysIn(range)}`.execute(db);
  const [row] = rows;
  return { leadTimes: (row?.leadTimes ?? []).map(Number), lateness: (row?.lateness ?? []).map(Number) };
}

/** By weekday, Monday is 1. */
export async function sumByWeekday(db: Db, range: Range) {
  const { rows } = await sql<{ weekday: number; used: string[]; open: string[] }>`
    select extract(isodow from day)::int as weekday, ${addedUp('used_seconds', 24)} as used, ${addedUp('open_seconds', 24)} as open
    from ${daysIn(range)} group by 1`.execute(db);
  return new Map(rows.map(({ weekday, used, open }) => [weekday, { used: used.map(Number), open: open.map(Number) }]));
}

/** Continues after the last known day, by day and station. */
export const listDays = (
  db: Db,
  range: Range,
  last: InsightDayRow | undefined,
  limit: number,
): Promise<InsightDayRow[]> =>
  db
    .selectFrom('insightDays')
    .selectAll()
    .where(sql<boolean>`${inRange(range)}`)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(day, station_id) > (${last?.day}, ${last?.stationId})`),
    )
    .orderBy('day')
    .orderBy('stationId')
    .limit(limit)
    .execute();
