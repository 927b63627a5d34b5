import { expect, test } from 'vitest';
import { lateness } from './lateness.ts';

const end = Temporal.Instant.from('2027-06-01T11:00:00Z');
const overtime = { pricePerHourInCents: 2000, maxOvertimeInSeconds: 3 * 3600, overtimeBilling: 'full-hours' } as const;

test.for([
  { minutes: 10, late: { wasLate: false } },
  { minutes: 11, late: { wasLate: true, feeInCents: 0 } },
  { minutes: 60, late: { wasLate: true, feeInCents: 2000 } },
  { minutes: 600, late: { wasLate: true, feeInCents: 6000 } },
])('a board that is $minutes minutes late', ({ minutes, late }) => {
  expect(lateness({ end, overtime }, end.add({ minutes }))).toEqual(late);
});

test('begun hours count where the booking says so', () => {
  const terms = { ...overtime, overtimeBilling: 'begun-hours' } as const;
  expect(lateness({ end, overtime: terms }, end.add({ minutes: 11 }))).toEqual({ wasLate: true, feeInCents: 2000 });
});

test('a station that was not told the terms names no sum', () => {
  expect(lateness({ end, overtime: null }, end.add({ hours: 2 }))).toEqual({ wasLate: true });
});
