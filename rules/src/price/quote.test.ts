import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleTerms } from '../example-terms.ts';
import type { Slot } from '../time/slot.ts';
import { quote } from './quote.ts';

const start = Temporal.Instant.from('2026-07-01T09:00:00Z');
const slotOf = (minutes: number): Slot => ({ start, end: start.add({ minutes }) });

test.each([
  [30, 1_000],
  [60, 1_000],
  [61, 1_017],
  [62, 1_034],
  [90, 1_500],
  [360, 6_000],
])('%d minutes at 10 € an hour cost %d cents', (minutes, hourlyFeeInCents) => {
  expect(quote(exampleTerms(), slotOf(minutes), 1)).toMatchObject({ hourlyFeeInCents, minutes });
});

test.each([
  [1, 1_217],
  [2, 2_434],
  [3, 3_651],
])('%d boards are rounded up per board, then multiplied: %d cents', (boards, totalInCents) => {
  expect(quote(exampleTerms(), slotOf(61), boards).totalInCents).toBe(totalInCents);
});

test.each([
  { pricePerHourInCents: 999, startingFeeInCents: 1, minutes: 61, totalInCents: 1_017 },
  { pricePerHourInCents: 1_333, startingFeeInCents: 99, minutes: 90, totalInCents: 2_099 },
  { pricePerHourInCents: 1_000, startingFeeInCents: 0, minutes: 60, totalInCents: 1_000 },
  { pricePerHourInCents: 0, startingFeeInCents: 500, minutes: 90, totalInCents: 500 },
  { pricePerHourInCents: 0, startingFeeInCents: 0, minutes: 360, totalInCents: 0 },
  { pricePerHourInCents: 1_000, startingFeeInCents: 99.5, minutes: 60, totalInCents: 1_100 },
])('odd and absent fees: %o', ({ minutes, totalInCents, ...fees }) => {
  expect(quote(exampleTerms(fees), slotOf(minutes), 1).totalInCents).toBe(totalInCents);
});

test.each([
  { overtimeBilling: 'full-hours', maxOvertimeInSeconds: 5_400, more: 1_000 },
  { overtimeBilling: 'begun-hours', maxOvertimeInSeconds: 5_400, more: 1_500 },
  { overtimeBilling: 'full-hours', maxOvertimeInSeconds: 10_800, more: 3_000 },
  { overtimeBilling: 'begun-hours', maxOvertimeInSeconds: 10_800, more: 3_000 },
  { overtimeBilling: 'full-hours', maxOvertimeInSeconds: 0, more: 0 },
  { overtimeBilling: 'begun-hours', maxOvertimeInSeconds: 0, more: 0 },
] as const)('the authorization adds the most overtime of each board: %o', ({ more, ...overtime }) => {
  const { totalInCents, totalAuthorizationInCents } = quote(exampleTerms(overtime), slotOf(90), 2);
  expect(totalAuthorizationInCents - totalInCents).toBe(2 * more);
});

test('a price is whole cents, never less than exact, and less than a cent per board and figure above it', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.nat(5_000),
      fc.integer({ min: 60, max: 360 }),
      fc.integer({ min: 1, max: 3 }),
      (pricePerHourInCents, startingFeeInCents, minutes, boards) => {
        const terms = exampleTerms({ pricePerHourInCents, startingFeeInCents });
        const { totalInCents } = quote(terms, slotOf(minutes), boards);
        // Compared in sixtieths of a cent, so that the test has no rounding of its own.
        const exact = (pricePerHourInCents * minutes + startingFeeInCents * 60) * boards;
        expect(totalInCents).toSatisfy(Number.isInteger);
        expect(totalInCents * 60).toBeGreaterThanOrEqual(exact);
        expect(totalInCents * 60).toBeLessThan(exact + 60 * boards);
      },
    ),
  );
});
