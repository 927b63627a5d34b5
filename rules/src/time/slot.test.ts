import { expect, test } from 'vitest';
import { isSameSlot, lengthInMs, overlap, type Slot } from './slot.ts';

const slot = (start: string, end: string): Slot => ({
  start: Temporal.Instant.from(`2026-07-01T${start}Z`),
  end: Temporal.Instant.from(`2026-07-01T${end}Z`),
});

test('slots that share a moment overlap, slots that touch do not', () => {
  expect(overlap(slot('10:00', '11:00'), slot('10:59', '12:00'))).toBe(true);
  expect(overlap(slot('10:00', '12:00'), slot('10:30', '11:00'))).toBe(true);
  expect(overlap(slot('10:00', '11:00'), slot('11:00', '12:00'))).toBe(false);
});

test('length is time that passes', () => {
  expect(lengthInMs(slot('10:00', '11:30'))).toBe(90 * 60_000);
});

test('slots are the same when both ends are', () => {
  expect(isSameSlot(slot('10:00', '11:00'), slot('10:00', '11:00'))).toBe(true);
  expect(isSameSlot(slot('10:00', '11:00'), slot('10:00', '11:01'))).toBe(false);
});
