import { expect, test } from 'vitest';
import { judgeLateReturn, warningValidUntil } from './late-returns.ts';

const lateReturn = (bookingId: string, date: string) => ({ bookingId, at: Temporal.Instant.from(`${date}T12:00:00Z`) });
const first = lateReturn('first', '2026-07-01');

test('the first late return is a warning', () => {
  expect(judgeLateReturn([], first)).toBe('warn');
});

test.each([
  ['2026-07-02', 'put-on-admin-list'],
  ['2027-06-30', 'put-on-admin-list'],
  ['2027-07-01', 'warn'],
  ['2029-01-01', 'warn'],
])('after one on 2026-07-01, another on %s: %s', (date, verdict) => {
  expect(judgeLateReturn([first], lateReturn('second', date))).toBe(verdict);
});

test.each([
  ['2026-08-01', 'put-on-admin-list'],
  ['2027-07-01', 'warn'],
])('a late return that we hear of after one on %s: %s', (date, verdict) => {
  expect(judgeLateReturn([lateReturn('second', date)], first)).toBe(verdict);
});

test('three late boards of one booking are one late return', () => {
  expect(judgeLateReturn([first], lateReturn('first', '2026-07-02'))).toBe('already-counted');
});

test('a warning is valid for a calendar year', () => {
  expect(warningValidUntil(first.at).toString()).toBe('2027-07-01T12:00:00Z');
  expect(warningValidUntil(Temporal.Instant.from('2028-02-29T12:00:00Z')).toString()).toBe('2029-02-28T12:00:00Z');
});
