import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { expect, test } from 'vitest';
import { findNearBooking } from './find-near-booking.ts';

const booking = (id: string, start: string): ComingBooking => ({
  id,
  stationId: 'pirita',
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
  phone: '',
  start,
  end: Temporal.Instant.from(start).add({ hours: 2 }).toString(),
  sessions: [],
  isInQuestion: false,
});
const now = Temporal.Instant.from('2026-07-04T12:00:00Z');
const nearOf = (...starts: string[]) =>
  findNearBooking(
    starts.map((start) => booking(start, start)),
    now,
  )?.start;

test('a booking is near from a day before its start', () => {
  expect(nearOf('2026-07-05T11:59:00Z')).toBe('2026-07-05T11:59:00Z');
  expect(nearOf('2026-07-05T12:00:00Z')).toBeUndefined();
});

test('one that is further off does not hide another that is near', () => {
  expect(nearOf('2026-07-20T10:00:00Z', '2026-07-04T09:00:00Z')).toBe('2026-07-04T09:00:00Z');
});
