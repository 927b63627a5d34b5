import type { OpeningPeriod } from '@laine/contract/opening-period.ts';
import type { OvertimeBilling } from '@laine/contract/states.ts';
import { MAX_BOARDS_PER_BOOKING, MAX_RENTAL_SECONDS, MINUTE_IN_SECONDS } from '../constants.ts';

/** What money rules need. It is copied onto a booking, so later edits of the station do not change its price. */
export interface Tariff {
  pricePerHourInCents: number;
  startingFeeInCents: number;
  maxOvertimeInSeconds: number;
  overtimeBilling: OvertimeBilling;
  extensionPercent: number;
}

/** What rules need to know of a station, already parsed from its fields. */
export interface StationTerms extends Tariff {
  timeZone: string;
  /** Seconds from midnight on the station's clock, see `opening-hours.ts`. */
  openTimeInSeconds: number;
  closeTimeInSeconds: number;
  /** Hours by day of the year and weekday; where there are any, the two times above do not count. */
  openingPeriods?: readonly OpeningPeriod[] | undefined;
  /** Closing is never later than this long before sunset at the place. */
  daylightMarginInSeconds?: number | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  minDurationInSeconds: number;
  maxDurationInSeconds: number;
  maxBoardCount: number;
  turnaroundInSeconds: number;
}

type Limits = Pick<StationTerms, 'minDurationInSeconds' | 'maxDurationInSeconds'>;

/** The station's own minimum, in whole minutes because nobody can choose less. */
export function effectiveMinDuration(terms: Limits): number {
  const minutes = Math.ceil(terms.minDurationInSeconds / MINUTE_IN_SECONDS);
  return Math.max(1, minutes) * MINUTE_IN_SECONDS;
}

/** Never over 6 hours, whatever a station's fields say. */
export function effectiveMaxDuration(terms: Limits): number {
  const minutes = Math.floor(terms.maxDurationInSeconds / MINUTE_IN_SECONDS);
  return Math.min(minutes * MINUTE_IN_SECONDS, MAX_RENTAL_SECONDS);
}

/** Never over 3 boards, whatever a station's fields say. */
export function effectiveMaxBoards(terms: Pick<StationTerms, 'maxBoardCount'>): number {
  return Math.max(0, Math.min(Math.floor(terms.maxBoardCount), MAX_BOARDS_PER_BOOKING));
}

export function isBoardCountAllowed(terms: Pick<StationTerms, 'maxBoardCount'>, boards: number): boolean {
  return Number.isInteger(boards) && boards >= 1 && boards <= effectiveMaxBoards(terms);
}
