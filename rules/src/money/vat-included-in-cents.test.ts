import { expect, test } from 'vitest';
import { vatIncludedInCents } from './vat-included-in-cents.ts';

test.each([
  [12_400, 24, 2_400],
  [1_000, 24, 194],
  [1, 24, 0],
  [1_000, 0, 0],
  [0, 24, 0],
])('%d cents with %d %% included contain %d cents of tax', (gross, percent, vat) => {
  expect(vatIncludedInCents(gross, percent)).toBe(vat);
});

test('a credit note takes back exactly the tax of its receipt', () => {
  for (let gross = 1; gross < 500; gross++) {
    expect(vatIncludedInCents(-gross, 24) + vatIncludedInCents(gross, 24)).toBe(0);
  }
});
