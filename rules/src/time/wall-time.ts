import { DAY_IN_SECONDS, HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '../constants.ts';

/**
 * Wall times are seconds from midnight as a clock on the station's wall shows them, never elapsed seconds. 86 400 is
 * midnight at the end of the day. When clocks change we read them as everyone does ('compatible'): a skipped time moves
 * by the length of the jump (03:30 becomes 04:30), a repeated time means the first. Where clocks jump over midnight, a
 * skipped time is the end of its day and not the next day (Nuuk).
 */
export function instantAt(date: Temporal.PlainDate, timeInSeconds: number, timeZone: string): Temporal.Instant {
  const wall = date.toPlainDateTime().add({ seconds: timeInSeconds });
  const moment = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return (moment.day === wall.day ? moment : moment.startOfDay()).toInstant();
}

export function dateIn(timeZone: string, instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Counted from the midnight that began `date`; 86 400 at its end. */
export function wallSeconds(instant: Temporal.Instant, date: Temporal.PlainDate, timeZone: string): number {
  const wall = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return date.toPlainDateTime().until(wall, { largestUnit: 'second' }).seconds;
}

/** '08:00'; the midnight that ends a day is '24:00'. */
export function formatTimeOfDay(timeInSeconds: number): string {
  const hours = Math.floor(timeInSeconds / HOUR_IN_SECONDS);
  const minutes = Math.floor((timeInSeconds % HOUR_IN_SECONDS) / MINUTE_IN_SECONDS);
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Reads 'HH:mm' (seconds are tolerated and dropped); '24:00' is the end of the day. */
export function parseTimeOfDay(text: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text.trim());
  if (!match) return undefined;
  const seconds = Number(match[1]) * HOUR_IN_SECONDS + Number(match[2]) * MINUTE_IN_SECONDS;
  return seconds <= DAY_IN_SECONDS ? seconds : undefined;
}

/** A rental can't begin at the midnight where it ends: '00:00' as an end means the end of the day. */
export const asEndOfDay = (timeInSeconds: number): number => (timeInSeconds === 0 ? DAY_IN_SECONDS : timeInSeconds);
