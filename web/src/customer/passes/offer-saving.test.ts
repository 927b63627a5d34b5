import { expect, test } from 'vitest';
import { offerSaving } from './offer-saving.ts';

const at = (...prices: number[]) => prices.map((pricePerHourInCents) => ({ pricePerHourInCents }));

test('a pass saves the hourly price, and pays off where it saves least', () => {
  expect(offerSaving(9_900, at(1_500, 1_200))).toEqual({ leastInCents: 1_200, mostInCents: 1_500, paysOffAfter: 9 });
  expect(offerSaving(6_000, at(1_500))).toEqual({ leastInCents: 1_500, mostInCents: 1_500, paysOffAfter: 4 });
});

test('nothing is promised where nothing costs anything, or no station is known', () => {
  expect(offerSaving(9_900, at(0))).toBeNull();
  expect(offerSaving(9_900, [])).toBeNull();
});
