import type { Station } from '@laine/contract/public/entities.ts';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatOpeningHours } from '@laine/rules/opening-hours.ts';

/** Null for a station that never closes: '00:00–24:00' reads like a mistake. */
export function hoursText(station: Station): string | null {
  const neverCloses = station.openTimeInSeconds === 0 && station.closeTimeInSeconds === DAY_IN_SECONDS;
  return neverCloses ? null : formatOpeningHours(station);
}
