import { ChargePurpose } from '@laine/contract/states.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { expect, test } from 'vitest';
import { noVatReason, taxTable, vatPercentOf } from './tax-of.ts';
import { vatPercentOn } from './vat-percent-on.ts';

const day = Temporal.PlainDate.from('2026-07-01');

test('a charge has a rate, or a reason for having none, or is taxed as what it pays again', () => {
  for (const purpose of ChargePurpose.options.filter((one) => taxTable[one] !== 'as-charged')) {
    const percent = vatPercentOf(purpose, 'EE', day);
    expect(percent === null).toBe(noVatReason(purpose) !== null);
  }
});

test('what goes back is never taxed by a rule of its own', () => {
  const charged = new Set<string>(ChargePurpose.options);
  const back = Object.entries(taxTable).filter(([purpose]) => !charged.has(purpose));
  expect(new Set(back.map(([, treatment]) => treatment))).toEqual(new Set(['as-charged']));
});

test('what a customer loses by not coming is taxed as the rental', () => {
  expect(taxTable['late-cancellation']).toBe(taxTable.rental);
});

test('every country of a station has a rate within the limits of the Union', () => {
  for (const country of StationCountry.options) {
    // Directive 2006/112/EC, art. 97: at least 15 %.
    expect(vatPercentOn(country, day)).toBeGreaterThanOrEqual(15);
    expect(vatPercentOn(country, day)).toBeLessThanOrEqual(27);
  }
});

test('a rate holds from its first day on, and the first known one before', () => {
  const on = (text: string) => vatPercentOn('EE', Temporal.PlainDate.from(text));
  expect([on('1995-01-01'), on('2023-12-31'), on('2024-01-01'), on('2025-06-30'), on('2025-07-01')]).toEqual([
    20, 20, 22, 22, 24,
  ]);
});
