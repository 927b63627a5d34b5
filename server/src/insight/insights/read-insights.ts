import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { LATENESS_BOUNDS_SECONDS, LEAD_TIME_BOUNDS_SECONDS } from '@laine/rules/time/bucket-of.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import {
  hasChanges,
  sumBuckets,
  sumByDay,
  sumByStation,
  sumByWeekday,
  sumRange,
  type SumsRow,
} from './insight-store.ts';

type Filter = ParsedInput<typeof calls.insights>;
type Insights = CallAnswer<typeof calls.insights>;

const lengths = { leadTimes: LEAD_TIME_BOUNDS_SECONDS.length + 1, lateness: LATENESS_BOUNDS_SECONDS.length + 1 };
const USUAL_DAYS = 28;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The filter's stations, limited to those that the caller runs. */
export async function insightRange({ db, now }: Pick<Deps, 'db' | 'now'>, who: Staff, filter: Filter) {
  const { stationId } = filter;
  if (stationId !== undefined) await requireStation(db.query, who, stationId);
  return {
    stationIds: stationId === undefined ? stationsOf(who) : [stationId],
    ...daysOf(filter, dateIn('UTC', now())),
  };
}

/** Only whole days compare, so today is left out unless requested. */
function daysOf({ from, to }: Filter, today: Temporal.PlainDate) {
  const first = from === undefined ? undefined : Temporal.PlainDate.from(from);
  const last = to === undefined ? undefined : Temporal.PlainDate.from(to);
  if (first && last) return { from: first, to: last };
  if (first) return { from: first, to: first.add({ days: USUAL_DAYS - 1 }) };
  const until = last ?? today.subtract({ days: 1 });
  return { from: until.subtract({ days: USUAL_DAYS - 1 }), to: until };
}

/** A range of days, with the same number of days before it for comparison. */
export async function readInsights(deps: Deps, who: Staff, filter: Filter): Promise<Insights> {
  const { query } = deps.db;
  const range = await insightRange(deps, who, filter);
  const length = range.from.until(range.to, { largestUnit: 'day' }).days + 1;
  const earlier = { ...range, from: range.from.subtract({ days: length }), to: range.from.subtract({ days: 1 }) };
  return {
    today: dateIn('UTC', deps.now()).toString(),
    isBehind: await hasChanges(query, range.stationIds),
    now: await readRange(query, range),
    before: await readRange(query, earlier),
    use: await readUse(query, range),
    stations: await withNames(query, await sumByStation(query, range)),
  };
}

type Range = Awaited<ReturnType<typeof insightRange>>;

async function readRange(db: Db, range: Range) {
  const days = new Map((await sumByDay(db, range)).map((row) => [row.day.toString(), row]));
  const { days: length } = range.from.until(range.to, { largestUnit: 'day' });
  return {
    from: range.from.toString(),
    to: range.to.toString(),
    sums: (await sumRange(db, range)) ?? nothing,
    days: Array.from({ length: length + 1 }, (_, at) => {
      const day = range.from.add({ days: at }).toString();
      const { revenueInCents = 0, bookings = 0 } = days.get(day) ?? {};
      return { day, revenueInCents, bookings };
    }),
    ...(await sumBuckets(db, range, lengths)),
  };
}

const nothing: SumsRow = {
  bookings: 0,
  boards: 0,
  noShows: 0,
  returned: 0,
  late: 0,
  lateSeconds: 0,
  leadSeconds: 0,
  revenueInCents: 0,
  usedSeconds: 0,
  openSeconds: 0,
};

async function readUse(db: Db, range: Range): Promise<Insights['use']> {
  const byWeekday = await sumByWeekday(db, range);
  return WEEKDAYS.map((weekday) => {
    const sums = byWeekday.get(weekday);
    return HOURS.map((hour) => {
      const [used, open] = [sums?.used[hour] ?? 0, sums?.open[hour] ?? 0];
      return open === 0 ? null : used / open;
    });
  });
}

/** Highest earnings first. */
async function withNames(db: Db, rows: (SumsRow & { stationId: string })[]): Promise<Insights['stations']> {
  const ids = rows.map(({ stationId }) => stationId);
  const stations = await db
    .selectFrom('stations')
    .select(['id', 'metadata'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  const names = new Map(stations.map(({ id, metadata }) => [id, readFacts(metadata).facts?.name ?? id]));
  return rows
    .map(({ stationId, ...sums }) => ({ stationId, name: names.get(stationId) ?? stationId, sums }))
    .toSorted(
      (one, other) => other.sums.revenueInCents - one.sums.revenueInCents || one.name.localeCompare(other.name),
    );
}
