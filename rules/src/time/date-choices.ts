import { DATE_CHOICES } from '../constants.ts';
import type { StationTerms } from '../price/station-terms.ts';
import { dayBounds, type DateProblem } from './day-bounds.ts';
import { dateIn } from './wall-time.ts';

export type DateChoice =
  | { date: Temporal.PlainDate; selectable: true }
  | { date: Temporal.PlainDate; selectable: false; reason: DateProblem };

/** Today and the next four days on the station's calendar. Today stays in the list when it's too late to start. */
export function dateChoices(terms: StationTerms, now: Temporal.Instant): DateChoice[] {
  const today = dateIn(terms.timeZone, now);
  return Array.from({ length: DATE_CHOICES }, (_, days) => choice(terms, today.add({ days }), now));
}

function choice(terms: StationTerms, date: Temporal.PlainDate, now: Temporal.Instant): DateChoice {
  const bounds = dayBounds(terms, date, now);
  return typeof bounds === 'string' ? { date, selectable: false, reason: bounds } : { date, selectable: true };
}
