import type { Slot } from './slot.ts';

/** One hour on the clock of a date. When the clock shows an hour twice, there are two of these. */
export type HourOfDay = { hour: number; startInMs: number; endInMs: number };

/** 24 hours, or 23 or 25 when clocks change. */
export function hoursOfDay(date: Temporal.PlainDate, timeZone: string): HourOfDay[] {
  const end = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
  const hours: HourOfDay[] = [];
  let moment = date.toZonedDateTime(timeZone);
  while (moment.epochMilliseconds < end) {
    const next = moment.add({ hours: 1 });
    const endInMs = Math.min(next.epochMilliseconds, end);
    hours.push({ hour: moment.hour, startInMs: moment.epochMilliseconds, endInMs });
    moment = next;
  }
  return hours;
}

export function secondsByHour(hours: readonly HourOfDay[], { start, end }: Slot): number[] {
  const seconds = Array.from({ length: 24 }, () => 0);
  const [from, to] = [start.epochMilliseconds, end.epochMilliseconds];
  for (const { hour, startInMs, endInMs } of hours) {
    const shared = Math.min(to, endInMs) - Math.max(from, startInMs);
    if (shared > 0) seconds[hour] = (seconds[hour] ?? 0) + Math.round(shared / 1000);
  }
  return seconds;
}
