import { isBefore } from './instants.ts';
import { dateIn, instantAt, wallSeconds } from './wall-time.ts';

/** On a person's own clock. Equal times mean no quiet hours; an end before the start is on the next day. */
export type QuietHours = { quietFromInSeconds: number; quietToInSeconds: number };

/** Undefined when the moment isn't in quiet hours. */
export function quietUntil(
  { quietFromInSeconds: from, quietToInSeconds: to }: QuietHours,
  timeZone: string,
  moment: Temporal.Instant,
): Temporal.Instant | undefined {
  const wall = wallSeconds(moment, dateIn(timeZone, moment), timeZone);
  const isQuiet = from <= to ? from <= wall && wall < to : from <= wall || wall < to;
  return isQuiet ? nextTimeOfDay(to, timeZone, moment) : undefined;
}

/** Later today, or tomorrow. */
export function nextTimeOfDay(timeInSeconds: number, timeZone: string, moment: Temporal.Instant): Temporal.Instant {
  const today = dateIn(timeZone, moment);
  const atToday = instantAt(today, timeInSeconds, timeZone);
  return isBefore(moment, atToday) ? atToday : instantAt(today.add({ days: 1 }), timeInSeconds, timeZone);
}
