import type { OpeningPeriod } from '@laine/contract/opening-period.ts';
import type { OvertimeBilling } from '@laine/contract/states.ts';
import { MAX_BOARDS_PER_BOOKING, MAX_RENTAL_SECONDS, MINUTE_IN_SECONDS } from '../constants.ts';

/** Copied onto a booking, so that later edits of the station don't change its price. */
export interface Tariff {
  pricePerHourInCents: number;
  startingFeeInCents: number;
  maxOvertimeInSeconds: number;
  overtimeBilling: OvertimeBilling;
  extensionPercent: number;
}

/** A station as the rules need it, already parsed from its fields. */
export interface StationTerms extends Tariff {
  timeZone: string;
  /** Seconds from midnight on the station's clock, see `opening-hours.ts`. */
  openTimeInSeconds: number;
  closeTimeInSeconds: number;
  /** By day of the year and weekday. Where there are any, the two times above don't count. */
  openingPeriods?: readonly OpeningPeriod[] | undefined;
  /** The station closes at least this long before sunset. */
  daylightMarginInSeconds?: number | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  minDurationInSeconds: number;
  maxDurationInSeconds: number;
  maxBoardCount: number;
  turnaroundInSeconds: number;
}

export type Limits = Pick<StationTerms, 'minDurationInSeconds' | 'maxDurationInSeconds'>;

/** In whole minutes, because nobody can choose less. */
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
