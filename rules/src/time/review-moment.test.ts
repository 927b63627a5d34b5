import { expect, test } from 'vitest';
import { isRentalOver, reviewRequestAt } from './review-moment.ts';

const ZONE = 'Europe/Tallinn';
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE).toInstant();
const asked = (backAt: string, now = backAt) =>
  reviewRequestAt(at(backAt), ZONE, at(now))?.toZonedDateTimeISO(ZONE).toPlainDateTime().toString();

test('a review is asked for three hours after the last board is back', () => {
  expect(asked('2026-07-01T12:00')).toBe('2026-07-01T15:00:00');
  expect(asked('2026-07-01T12:00', '2026-07-01T17:30')).toBe('2026-07-01T17:30:00');
});

test('nobody is asked at night on the station’s clock', () => {
  expect(asked('2026-07-01T18:00')).toBe('2026-07-02T09:00:00');
  expect(asked('2026-07-01T17:59')).toBe('2026-07-01T20:59:00');
  expect(asked('2026-07-01T23:30')).toBe('2026-07-02T09:00:00');
  expect(asked('2026-07-01T05:30')).toBe('2026-07-01T09:00:00');
  expect(asked('2026-07-01T12:00', '2026-07-03T02:00')).toBe('2026-07-03T09:00:00');
});

test('nobody is asked after two weeks', () => {
  expect(asked('2026-07-01T12:00', '2026-07-15T12:00')).toBe('2026-07-15T12:00:00');
  expect(asked('2026-07-01T12:00', '2026-07-15T12:01')).toBeUndefined();
});

test('a rental is over when a board was collected and all are back', () => {
  const over = (...statuses: ('created' | 'started' | 'finished' | 'cancelled')[]) =>
    isRentalOver(statuses.map((status) => ({ status })));
  expect(over('finished')).toBe(true);
  expect(over('finished', 'cancelled')).toBe(true);
  expect(over('finished', 'started')).toBe(false);
  expect(over('finished', 'created')).toBe(false);
  expect(over('cancelled')).toBe(false);
  expect(over()).toBe(false);
});
