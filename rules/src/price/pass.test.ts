import { expect, test } from 'vitest';
import { exampleTerms } from '../example-terms.ts';
import { isPassUsableFor, passCancellationChargeInCents, passDiscountInCents } from './pass.ts';

const start = Temporal.Instant.from('2026-07-02T12:00:00Z');

test.each([
  [3 * 3600, true],
  [3 * 3600 + 1, false],
  [-60, true],
])('a pass may be used %d seconds before the start: %s', (secondsBefore, usable) => {
  expect(isPassUsableFor(start, start.subtract({ seconds: secondsBefore }))).toBe(usable);
});

test('a pass takes one hour of one board off', () => {
  expect(passDiscountInCents(exampleTerms())).toBe(1_000);
  expect(passDiscountInCents(exampleTerms({ pricePerHourInCents: 0 }))).toBe(0);
});

test.each([
  [3_601, 0],
  [3_600, 0],
  [3_599, 1_000],
  [-60, 1_000],
])('cancelled %d seconds before the start, the free hour costs %d cents', (secondsBefore, charge) => {
  expect(passCancellationChargeInCents(1_000, start, start.subtract({ seconds: secondsBefore }))).toBe(charge);
});
