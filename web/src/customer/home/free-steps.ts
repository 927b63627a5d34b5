import type { Availability } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { nextOpenDate, openingHours, type Hours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { timeText } from '../../i18n/moments.ts';
import { shortDayText } from './short-day-text.ts';

/** How many boards are free, when it opens, or null: nobody knows yet. */
export type FreeState = number | string | null;

/** From so many seconds after the page was made, in order. */
export type FreeSteps = (readonly [fromSeconds: number, state: FreeState])[];

/** Every card brings them, and few pages stay open for longer. */
const MAX_CHANGES = 8;

/**
 * What a card says from now until the station opens again: the page is the same for everybody, and counts on by the
 * clock. A time at which it opens is worded so that it stays true after midnight.
 */
export function freeSteps(free: Availability, station: Hours, now: Temporal.Instant, locale: Locale): FreeSteps {
  const { timeZone } = station;
  const dateOf = (moment: string) => dateIn(timeZone, Temporal.Instant.from(moment));
  const secondsTo = (moment: string) => Math.round((Date.parse(moment) - now.epochMilliseconds) / 1000);
  const opensText = (moment: string) => {
    const time = timeText(moment, timeZone);
    return dateOf(moment).equals(dateIn(timeZone, now)) ? time : `${shortDayText(moment, timeZone, locale)}, ${time}`;
  };
  const nextDate = nextOpenDate(station, dateOf(free.start).add({ days: 1 }));
  const next = nextDate && openingHours(station, nextDate).opensAt.toString();
  const closed = next === undefined ? null : opensText(next);
  const stateAt = (moment: string, total: number): FreeState => {
    const closure = free.closed?.find(({ start, end }) => start <= moment && moment < end);
    if (!closure) return total;
    return closure.end === free.end ? closed : opensText(closure.end);
  };
  const steps: FreeSteps = secondsTo(free.start) > 0 ? [[0, opensText(free.start)]] : [];
  for (const { time, total } of [{ time: free.start, total: free.total }, ...free.changes.slice(0, MAX_CHANGES)])
    steps.push([Math.max(0, secondsTo(time)), stateAt(time, total)]);
  const unknown = free.changes[MAX_CHANGES];
  if (unknown) return [...steps, [secondsTo(unknown.time), null]];
  steps.push([secondsTo(free.end), closed]);
  if (next !== undefined) steps.push([secondsTo(next), null]);
  return steps;
}
