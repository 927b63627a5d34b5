import { expect, test } from 'vitest';
import { stationPrices } from './station-prices.ts';

test('the first hour is added up, the next ones are not', () => {
  expect(stationPrices({ pricePerHourInCents: 1_500, startingFeeInCents: 500 }, 'en')).toEqual({
    perHour: '€15.00',
    withStart: { firstHour: '€20.00', startingFee: '€5.00' },
  });
  expect(stationPrices({ pricePerHourInCents: 1_250, startingFeeInCents: 300 }, 'en')).toEqual({
    perHour: '€12.50',
    withStart: { firstHour: '€15.50', startingFee: '€3.00' },
  });
});

test('without a starting fee every hour costs the same', () => {
  expect(stationPrices({ pricePerHourInCents: 1_500, startingFeeInCents: 0 }, 'en')).toEqual({
    perHour: '€15.00',
    withStart: null,
  });
});
