import { HOUR_IN_SECONDS } from './constants.ts';
import type { StationTerms, Tariff } from './price/station-terms.ts';

/** The tariff of the demo's first station, 15 € an hour and 5 € to start, for tests of whole rentals. */
export const exampleTariff: Tariff = {
  pricePerHourInCents: 1_500,
  startingFeeInCents: 500,
  maxOvertimeInSeconds: 3 * HOUR_IN_SECONDS,
  overtimeBilling: 'full-hours',
  extensionPercent: 50,
};

/** A station for tests of rules: Tallinn, 08:00-21:00, 10 € an hour and 2 € to start. */
export function exampleTerms(different: Partial<StationTerms> = {}): StationTerms {
  return {
    timeZone: 'Europe/Tallinn',
    openTimeInSeconds: 8 * HOUR_IN_SECONDS,
    closeTimeInSeconds: 21 * HOUR_IN_SECONDS,
    minDurationInSeconds: HOUR_IN_SECONDS,
    maxDurationInSeconds: 6 * HOUR_IN_SECONDS,
    maxBoardCount: 3,
    turnaroundInSeconds: 0,
    ...exampleTariff,
    pricePerHourInCents: 1_000,
    startingFeeInCents: 200,
    ...different,
  };
}

/** Reads '2026-07-01 14:30' on the station's own clock; '24:00' is the end of that day. */
export function wall(text: string, timeZone = 'Europe/Tallinn'): Temporal.Instant {
  const [date = '', time = ''] = text.split(' ');
  const isMidnight = time === '24:00';
  const day = Temporal.PlainDate.from(date).add({ days: isMidnight ? 1 : 0 });
  const plainTime = Temporal.PlainTime.from(isMidnight ? '00:00' : time);
  return day.toZonedDateTime({ timeZone, plainTime }).toInstant();
}
