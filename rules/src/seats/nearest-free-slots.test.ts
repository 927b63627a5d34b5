import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { checkSlot } from '../time/check-slot.ts';
import { dayBounds, type DayBounds } from '../time/day-bounds.ts';
import type { Slot } from '../time/slot.ts';
import { fits } from './availability.ts';
import { anyLoad, at, createdSession, LAST_MINUTE, minuteOf, now } from './loads-fixture.ts';
import { nearestFreeSlots } from './nearest-free-slots.ts';
import type { StationLoad } from './occupancy.ts';

const morning = wall('2026-07-01 06:00');
const today = (start: string, end: string): Slot => ({
  start: wall(`2026-07-01 ${start}`),
  end: wall(`2026-07-01 ${end}`),
});
const bookedFrom = (start: string, end: string): StationLoad => ({
  lockerNumbers: [1],
  sessions: [createdSession('a', today(start, end), 1)],
  turnaroundInSeconds: 600,
});

function offered(load: StationLoad, wish: Slot, terms = exampleTerms()): string[] {
  const bounds = dayBounds(terms, Temporal.PlainDate.from('2026-07-01'), morning);
  if (typeof bounds === 'string') return [bounds];
  const { earlier, later } = nearestFreeSlots(load, wish, 1, bounds, morning);
  return [shownStart(earlier), shownStart(later)];
}

function shownStart(slot: Slot | undefined): string {
  return slot?.start.toZonedDateTimeISO('Europe/Tallinn').toPlainTime().toString({ smallestUnit: 'minute' }) ?? 'none';
}

describe('when the only board is booked', () => {
  test('the slots right before and after it are offered, turnaround kept', () => {
    expect(offered(bookedFrom('12:00', '14:00'), today('12:30', '13:30'))).toEqual(['10:50', '14:10']);
  });

  test('nothing is offered before opening or after closing', () => {
    expect(offered(bookedFrom('09:00', '20:00'), today('12:00', '13:00'))).toEqual(['none', 'none']);
  });

  test('two hours are not offered when the station closes sooner after their start', () => {
    expect(offered(bookedFrom('12:00', '18:51'), today('12:00', '14:00'))).toEqual(['09:50', 'none']);
    expect(offered(bookedFrom('12:00', '18:50'), today('12:00', '14:00'))).toEqual(['09:50', '19:00']);
  });
});

const minuteBounds: DayBounds = {
  earliestStart: now,
  latestStart: at(LAST_MINUTE),
  closesAt: at(LAST_MINUTE + 10),
  minDurationInSeconds: 60,
  maxDurationInSeconds: 3600,
};

test('an offer is the nearest of all starts that fit', () => {
  const wishes = fc.record({
    start: fc.integer({ min: 12, max: LAST_MINUTE }),
    length: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(anyLoad(3, 10), wishes, fc.integer({ min: 1, max: 2 }), (load, { start, length }, boards) => {
      const wish = { start: at(start), end: at(start + length) };
      fc.pre(!fits(load, wish, boards, now));
      const fitting = Array.from({ length: LAST_MINUTE + 10 - length - 11 }, (_, i) => i + 12).filter((minute) =>
        fits(load, { start: at(minute), end: at(minute + length) }, boards, now),
      );
      const { earlier, later } = nearestFreeSlots(load, wish, boards, minuteBounds, now);
      expect(earlier && minuteOf(earlier.start)).toBe(fitting.findLast((minute) => minute < start));
      expect(later && minuteOf(later.start)).toBe(fitting.find((minute) => minute > start));
    }),
    { numRuns: 400 },
  );
});

test('every offer may be booked', () => {
  const minutes = fc.integer({ min: 8 * 60, max: 20 * 60 });
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 60, max: 360 }), (from, start, length) => {
      const terms = exampleTerms();
      const midnight = wall('2026-07-01 00:00');
      const session = { start: midnight.add({ minutes: from }), end: midnight.add({ minutes: from + 90 }) };
      const load = { lockerNumbers: [1], sessions: [createdSession('a', session, 1)], turnaroundInSeconds: 600 };
      const wish = { start: midnight.add({ minutes: start }), end: midnight.add({ minutes: start + length }) };
      const bounds = dayBounds(terms, Temporal.PlainDate.from('2026-07-01'), morning);
      const offers = typeof bounds === 'string' ? {} : nearestFreeSlots(load, wish, 1, bounds, morning);
      for (const offer of Object.values(offers)) expect(checkSlot(terms, offer, morning)).toBe('ok');
    }),
    { numRuns: 200 },
  );
});
