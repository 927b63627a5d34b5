import { z } from 'zod';

const DAY_IN_SECONDS = 86_400;
const MAX_PERIODS = 40;

/** 'MM-DD', in every year. */
const DayOfYear = z.string().refine(isDayOfYear, 'not a day of the year, such as 05-01');

/**
 * Hours from one day of the year to another, on some weekdays (1 is Monday). A period may cross new year. Where several
 * cover a date the first one counts, so exceptions go before the usual hours.
 */
export const OpeningPeriod = z.strictObject({
  fromDay: DayOfYear,
  toDay: DayOfYear,
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  openTimeInSeconds: z.int().min(0).max(DAY_IN_SECONDS),
  closeTimeInSeconds: z.int().min(0).max(DAY_IN_SECONDS),
});
export type OpeningPeriod = z.infer<typeof OpeningPeriod>;

/** In a station's facts: a list, or the JSON of one. */
export const OpeningPeriods = z
  .union([z.array(z.unknown()), z.string().transform(listIn)])
  .pipe(z.array(OpeningPeriod).max(MAX_PERIODS));

function listIn(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** 29 February is accepted; in other years no date matches it. */
function isDayOfYear(text: string): boolean {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  return month !== undefined && day !== undefined && day >= 1 && day <= (daysIn[month - 1] ?? 0);
}

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
