import { HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { effectiveMaxDuration, effectiveMinDuration, type StationTerms } from '@laine/rules/price/station-terms.ts';
import { longestRentalInSeconds } from '@laine/rules/time/day-bounds.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Limit } from './biting-limit.ts';

export type LengthChoice = { minutes: number; limit: Extract<Limit, 'closing' | 'closing-soon'> | undefined };

/** The lengths a station rents for: shortest, every full hour, and longest. From a late start some have no room. */
export function lengthChoices(terms: StationTerms, start: Temporal.Instant): LengthChoice[] {
  const { closesAt } = openingHours(terms, dateIn(terms.timeZone, start));
  const [shortest, longest] = [effectiveMinDuration(terms), effectiveMaxDuration(terms)];
  const room = secondsBetween(start, closesAt);
  const longestFromHere = longestRentalInSeconds(start, closesAt, longest);
  const limitOf = (length: number): LengthChoice['limit'] => {
    if (length > room) return 'closing';
    return length > longestFromHere ? 'closing-soon' : undefined;
  };
  return listLengths(shortest, longest).map((length) => ({
    minutes: length / MINUTE_IN_SECONDS,
    limit: limitOf(length),
  }));
}

function listLengths(shortest: number, longest: number): number[] {
  if (longest < shortest) return [];
  const firstHour = Math.floor(shortest / HOUR_IN_SECONDS) + 1;
  const hours = Array.from({ length: Math.max(0, Math.ceil(longest / HOUR_IN_SECONDS) - firstHour) }, (_, at) => at);
  const between = hours.map((at) => (firstHour + at) * HOUR_IN_SECONDS);
  return [...new Set([shortest, ...between, longest])];
}
