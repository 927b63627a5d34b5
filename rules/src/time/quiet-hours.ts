import { isBefore } from './instants.ts';
import { dateIn, instantAt, wallSeconds } from './wall-time.ts';

/** On a person's own clock; the same time twice means none, and an end before the start is on the next day. */
export type QuietHours = { quietFromInSeconds: number; quietToInSeconds: number };

/** When the quiet hours end in which a moment lies; undefined where it lies in none. */
export function quietUntil(
  { quietFromInSeconds: from, quietToInSeconds: to }: QuietHours,
  timeZone: string,
  moment: Temporal.Instant,
): Temporal.Instant | undefined {
  const wall = wallSeconds(moment, dateIn(timeZone, moment), timeZone);
  const isQuiet = from <= to ? from <= wall && wall < to : from <= wall || wall < to;
  return isQuiet ? nextTimeOfDay(to, timeZone, moment) : undefined;
}

/** The next moment at which clocks show a time of day: later today, or tomorrow. */
export function nextTimeOfDay(timeInSeconds: number, timeZone: string, moment: Temporal.Instant): Temporal.Instant {
  const today = dateIn(timeZone, moment);
  const atToday = instantAt(today, timeInSeconds, timeZone);
  return isBefore(moment, atToday) ? atToday : instantAt(today.add({ days: 1 }), timeInSeconds, timeZone);
}
