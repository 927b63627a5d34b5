import type { LinkLocker, LinkStation, WalkUpTerms } from '@laine/contract/station-link.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { boardPriceInCents } from '@laine/rules/price/quote.ts';
import { availability, fewestFree } from '@laine/rules/seats/availability.ts';
import { nearestFreeSlots } from '@laine/rules/seats/nearest-free-slots.ts';
import type { LiveSession, StationLoad } from '@laine/rules/seats/occupancy.ts';
import { dayBounds, type DayBounds } from '@laine/rules/time/day-bounds.ts';
import { isBefore, plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import { type Slot, lengthInMs } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Screen } from './screen.ts';

type Known = {
  station: LinkStation;
  lockers: readonly LinkLocker[];
  sessions: readonly KnownSession[];
};

/**
 * What somebody without a booking can have at once, by what this station knows; null where it's too late for today.
 * The rules that the form follows, so the page behind the QR code says the same.
 */
export function walkUp({ station, lockers, sessions }: Known, now: Temporal.Instant): Screen['walkUp'] {
  const { walkUp: terms } = station;
  if (!terms) return null;
  const bounds = dayBounds({ ...station, ...terms }, dateIn(station.timeZone, now), now);
  if (typeof bounds === 'string') return null;
  const slot = firstSlot(bounds);
  const load = loadOf({ station, lockers, sessions }, terms, bounds.closesAt, now);
  const needed = { start: slot.start, end: plusSeconds(slot.end, terms.turnaroundInSeconds) };
  const free = fewestFree(availability(load, needed, now));
  const nextFreeAt = free > 0 ? undefined : nearestFreeSlots(load, slot, 1, bounds, now).later?.start;
  return {
    url: terms.url,
    free,
    nextFreeAt: nextFreeAt?.toString() ?? null,
    minutes: lengthInMs(slot) / 60_000,
    priceInCents: boardPriceInCents(terms, lengthInMs(slot)),
  };
}

/** An hour, or the length next to it that the day allows. */
function firstSlot({ earliestStart, closesAt, minDurationInSeconds, maxDurationInSeconds }: DayBounds): Slot {
  const longest = Math.min(maxDurationInSeconds, Math.floor(secondsBetween(earliestStart, closesAt) / 60) * 60);
  const length = Math.min(Math.max(HOUR_IN_SECONDS, minDurationInSeconds), longest);
  return { start: earliestStart, end: plusSeconds(earliestStart, length) };
}

/** Nobody knows when a late board comes, so it counts as out until the station closes. */
function loadOf(
  { station, lockers, sessions }: Known,
  { turnaroundInSeconds }: WalkUpTerms,
  closesAt: Temporal.Instant,
  now: Temporal.Instant,
): StationLoad {
  const live: LiveSession[] = sessions.flatMap(({ id, status, start, end, lockerNumber }) => {
    if (status !== 'started' && (status !== 'created' || !isBefore(now, end))) return [];
    if (isBefore(plusSeconds(closesAt, turnaroundInSeconds), start)) return [];
    return [{ id, status, start, end: isBefore(now, end) ? end : closesAt, lockerNumber }];
  });
  const isOut = (number: number) =>
    live.some((session) => session.status === 'started' && session.lockerNumber === number);
  const lockerNumbers = lockers
    .filter(({ number, status }) => status === 'free' || (status === 'rented' && isOut(number)))
    .map(({ number }) => number);
  const closures = (station.closures ?? []).flatMap(({ start, end }) =>
    lockerNumbers.map((lockerNumber) => ({
      lockerNumber,
      start: Temporal.Instant.from(start),
      end: Temporal.Instant.from(end),
    })),
  );
  return { lockerNumbers, sessions: live, closures, turnaroundInSeconds };
}
