import type { StationTerms } from '../price/station-terms.ts';
import { dateChoices } from './date-choices.ts';
import { dayBounds, type DayBounds } from './day-bounds.ts';
import { isBefore, later, plusSeconds, upToMinute } from './instants.ts';
import { overlap, type Slot } from './slot.ts';

/** Of the dates to choose from, those with room for a rental beside the times at which staff have closed the station. */
export const openDates = (terms: StationTerms, closed: readonly Slot[], now: Temporal.Instant): Temporal.PlainDate[] =>
  dateChoices(terms, now)
    .map(({ date }) => date)
    .filter((date) => {
      const bounds = dayBounds(terms, date, now);
      return typeof bounds !== 'string' && leavesRoom(bounds, closed);
    });

/** Where there is any room, the shortest rental fits at the day's first moment or at the end of a closed time. */
function leavesRoom({ earliestStart, latestStart, minDurationInSeconds }: DayBounds, closed: readonly Slot[]): boolean {
  const starts = [earliestStart, ...closed.map(({ end }) => later(earliestStart, upToMinute(end)))];
  return starts.some((start) => {
    const shortest = { start, end: plusSeconds(start, minDurationInSeconds) };
    return !isBefore(latestStart, start) && !closed.some((slot) => overlap(slot, shortest));
  });
}
