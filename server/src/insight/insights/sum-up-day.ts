import type { StationFacts } from '@laine/contract/station-facts.ts';
import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { bucketOf, LATENESS_BOUNDS_SECONDS, LEAD_TIME_BOUNDS_SECONDS } from '@laine/rules/time/bucket-of.ts';
import { hoursOfDay, secondsByHour } from '@laine/rules/time/hours-of-day.ts';
import { msBetween } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { CountedBooking, CountedSession } from './facts-of-days.ts';

type CountedStation = { id: string; facts: StationFacts | undefined; lockers: number };

/**
 * Adds one day of a station up. A rental counts on the day on which it begins; only its hours count where they are. A
 * day on which the station has no facts, and so no clock of its own, is read by that of the world.
 */
export function sumUpDay(
  { id, facts, lockers }: CountedStation,
  day: Temporal.PlainDate,
  { sessions, bookings }: { sessions: CountedSession[]; bookings: CountedBooking[] },
) {
  const zone = facts?.timeZone ?? 'UTC';
  const hours = hoursOfDay(day, zone);
  const begun = sessions.filter(({ start }) => dateIn(zone, start).equals(day));
  const lateBy = begun.flatMap(({ status, end, closeAt }) =>
    status === 'finished' && closeAt ? [Math.round(msBetween(end, closeAt) / 1000)] : [],
  );
  const late = lateBy.filter((seconds) => seconds > OVERTIME_GRACE_SECONDS);
  const leads = bookings.map(({ createdAt, start }) => Math.max(0, Math.round(msBetween(createdAt, start) / 1000)));
  const opened = facts && openingHours(facts, day);
  return {
    day,
    stationId: id,
    bookings: bookings.length,
    boards: begun.length,
    noShows: begun.filter(({ isNoShow }) => isNoShow).length,
    returned: lateBy.length,
    late: late.length,
    lateSeconds: sum(late),
    lateness: buckets(LATENESS_BOUNDS_SECONDS, lateBy),
    leadSeconds: sum(leads),
    leadTimes: buckets(LEAD_TIME_BOUNDS_SECONDS, leads),
    usedSeconds: addUp(sessions.map((session) => secondsByHour(hours, session))),
    openSeconds: opened
      ? secondsByHour(hours, { start: opened.opensAt, end: opened.closesAt }).map((seconds) => seconds * lockers)
      : addUp([]),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function buckets(bounds: readonly number[], values: readonly number[]): number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0);
  for (const value of values) counts[bucketOf(bounds, value)] = (counts[bucketOf(bounds, value)] ?? 0) + 1;
  return counts;
}

const addUp = (lists: number[][]) => Array.from({ length: 24 }, (_, hour) => sum(lists.map((list) => list[hour] ?? 0)));
