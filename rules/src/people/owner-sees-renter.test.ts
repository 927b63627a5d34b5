import { expect, test } from 'vitest';
import { ownerSeesRenter } from './owner-sees-renter.ts';

const end = Temporal.Instant.from('2027-07-01T12:00:00Z');

test.each([
  ['2027-06-01T12:00:00Z', true],
  ['2027-07-31T11:59:59Z', true],
  ['2027-07-31T12:00:00Z', false],
])('at %s an owner sees a renter of 1 July: %s', (now, sees) => {
  expect(ownerSeesRenter(end, Temporal.Instant.from(now))).toBe(sees);
});
