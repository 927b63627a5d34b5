import { expect, test } from 'vitest';
import { exampleBooking } from '../example-booking.ts';
import { countdownOf, durationOf, holdSeconds, progressOf, runningText, wholeMinutes } from './countdown.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}Z`);
const booking = exampleBooking();

test('before the start the start is counted down to, after it the end', () => {
  expect(countdownOf(booking, 'waiting', at('09:00:00'))).toEqual({ kind: 'starts', seconds: 7_200 });
  expect(countdownOf(booking, 'ready', at('10:59:59'))).toEqual({ kind: 'starts', seconds: 1 });
  expect(countdownOf(booking, 'ready', at('11:00:00'))).toEqual({ kind: 'ends', seconds: 7_200 });
  expect(countdownOf(booking, 'out', at('12:30:00'))).toEqual({ kind: 'ends', seconds: 1_800 });
});

test('being late counts up from the booked end', () => {
  expect(countdownOf(booking, 'late', at('13:04:10'))).toEqual({ kind: 'late', seconds: 250 });
  const shortened = { ...booking, metadata: { ...booking.metadata, boundEnd: '2026-07-04T13:04:00Z' } };
  expect(countdownOf(shortened, 'late', at('13:03:59'))).toBeUndefined();
  expect(countdownOf(shortened, 'late', at('13:04:10'))).toEqual({ kind: 'late', seconds: 10 });
});

test('a hold never shows less than nothing', () => {
  const held = exampleBooking({ actions: { ...booking.actions, heldUntil: '2026-07-04T10:10:00Z' } });
  expect(countdownOf(held, 'unpaid', at('10:09:18.5'))).toEqual({ kind: 'hold', seconds: 42 });
  expect(countdownOf(held, 'unpaid', at('10:11:00'))).toEqual({ kind: 'hold', seconds: 0 });
});

test('a hold never shows more than its ten minutes, though the page is behind the server', () => {
  expect(holdSeconds('2026-07-04T10:10:00Z', at('09:59:58'))).toBe(600);
  expect(holdSeconds('2026-07-04T10:10:00Z', at('10:00:01'))).toBe(599);
});

test('nothing is counted when nothing is waited for', () => {
  for (const phase of ['confirming', 'finished', 'missed', 'cancelled'] as const) {
    expect(countdownOf(booking, phase, at('12:00:00'))).toBeUndefined();
  }
});

test('a duration falls apart into days, hours, minutes and seconds', () => {
  expect(durationOf(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(runningText(durationOf(581))).toBe('09:41');
});

test('the ride goes from start to end and stays there', () => {
  expect(progressOf(booking, at('10:00:00'))).toBe(0);
  expect(progressOf(booking, at('12:00:00'))).toBe(0.5);
  expect(progressOf(booking, at('15:00:00'))).toBe(1);
});

test('minutes are told whole, neither too early nor too late', () => {
  expect(wholeMinutes({ kind: 'starts', seconds: 241 })).toBe(5);
  expect(wholeMinutes({ kind: 'ends', seconds: 1 })).toBe(1);
  expect(wholeMinutes({ kind: 'late', seconds: 119 })).toBe(1);
});
