import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/instants.ts';
import { overtime } from '@laine/rules/overtime.ts';
import type { Tariff } from '@laine/rules/station-terms.ts';

type OvertimeTariff = Pick<Tariff, 'pricePerHourInCents' | 'maxOvertimeInSeconds' | 'overtimeBilling'>;

/** The time that a board never returned is charged for, asked of the rule itself: sum and sentence must agree. */
export function mostOvertimeInSeconds(tariff: OvertimeTariff): number {
  const bookedEnd = Temporal.Instant.fromEpochMilliseconds(0);
  // An hour past the limit nothing more can be added, and it is over the minutes that are free.
  const returnedAt = plusSeconds(bookedEnd, tariff.maxOvertimeInSeconds + HOUR_IN_SECONDS);
  return overtime(tariff, { bookedEnd, returnedAt, lockedOutInSeconds: 0 }).billedInSeconds;
}
