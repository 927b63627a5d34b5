import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availability, fewestFree, fits, onlyLocker } from './availability.ts';
import { anyLoad, at, createdSession, everyMinute, minuteOf, now, overlapAt, startedSession } from './loads-fixture.ts';
import type { StationLoad } from './occupancy.ts';

const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });
const steps = (load: StationLoad, start: number, end: number) => {
  const { total, changes } = availability(load, slot(start, end), now);
  return [total, ...changes.map((change) => `${minuteOf(change.time)}: ${change.change} -> ${change.total}`)];
};

const twoLockers: StationLoad = {
  lockerNumbers: [1, 2],
  sessions: [
    createdSession('a', slot(14, 18), 1),
    createdSession('b', slot(16, 20), 2),
    createdSession('c', slot(18, 22), 1),
  ],
  turnaroundInSeconds: 0,
};

test('total is the free boards at the start, and in each change the free boards after it', () => {
  expect(steps(twoLockers, 13, 30)).toEqual([2, '14: -1 -> 1', '16: -1 -> 0', '20: 1 -> 1', '22: 1 -> 2']);
});

test('a change at the very start is already in the total, one at the end is left out', () => {
  expect(steps(twoLockers, 14, 20)).toEqual([1, '16: -1 -> 0']);
});

test('one locker on its own', () => {
  expect(steps(onlyLocker(twoLockers, 2), 13, 30)).toEqual([1, '16: -1 -> 0', '20: 1 -> 1']);
  expect(steps(onlyLocker(twoLockers, 7), 13, 30)).toEqual([0]);
});

test('turnaround keeps a board away a little longer', () => {
  expect(steps({ ...twoLockers, turnaroundInSeconds: 120 }, 19, 30)).toEqual([0, '22: 1 -> 1', '24: 1 -> 2']);
});

test('a board that is overdue counts until now', () => {
  const load = { lockerNumbers: [1], sessions: [startedSession(1, slot(2, 6))], turnaroundInSeconds: 120 };
  expect(steps(load, 1, 30)).toEqual([1, '2: -1 -> 0', '14: 1 -> 1']);
});

test('more sessions than lockers show as nothing free', () => {
  expect(steps({ ...twoLockers, lockerNumbers: [1] }, 15, 30)).toEqual([0, '22: 1 -> 1']);
});

test('a closed locker is not free', () => {
  const load = { ...twoLockers, sessions: [], closures: [{ lockerNumber: 2, ...slot(15, 17) }] };
  expect(steps(load, 13, 30)).toEqual([2, '15: -1 -> 1', '17: 1 -> 2']);
});

describe('a wish', () => {
  test('fits when at every moment of it boards enough are free', () => {
    expect(fits(twoLockers, slot(13, 14), 2, now)).toBe(true);
    expect(fits(twoLockers, slot(13, 16), 1, now)).toBe(true);
    expect(fits(twoLockers, slot(13, 17), 1, now)).toBe(false);
    expect(fits(twoLockers, slot(20, 22), 2, now)).toBe(false);
  });

  test('needs its own turnaround before the next session', () => {
    const load = { ...twoLockers, lockerNumbers: [1], turnaroundInSeconds: 60 };
    expect(fits(load, slot(12, 13), 1, now)).toBe(true);
    expect(fits(load, slot(12, 14), 1, now)).toBe(false);
  });
});

test('the steps equal counting every minute', () => {
  fc.assert(
    fc.property(anyLoad(4, 12), fc.nat(25), fc.integer({ min: 1, max: 20 }), (load, start, length) => {
      const window = availability(load, slot(start, start + length), now);
      for (const minute of everyMinute.slice(start, start + length)) {
        const last = window.changes.findLast((change) => minuteOf(change.time) <= minute);
        expect(last?.total ?? window.total).toBe(Math.max(0, load.lockerNumbers.length - overlapAt(load, minute)));
      }
    }),
    { numRuns: 500 },
  );
});

test('changes come in order, one per moment, each with an effect that adds up', () => {
  fc.assert(
    fc.property(anyLoad(4, 12), (load) => {
      const { total, changes } = availability(load, slot(0, 40), now);
      let before = { total, time: at(0) };
      for (const change of changes) {
        expect(change.change).not.toBe(0);
        expect(before.total + change.change).toBe(change.total);
        expect(minuteOf(change.time)).toBeGreaterThan(minuteOf(before.time));
        before = change;
      }
    }),
    { numRuns: 300 },
  );
});

test('a wish fits exactly when its boards could be added at every minute', () => {
  fc.assert(
    fc.property(
      anyLoad(4, 8),
      fc.nat(25),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
      (load, start, length, boards) => {
        const end = start + length + load.turnaroundInSeconds / 60;
        const room = everyMinute
          .slice(start, end)
          .every((minute) => overlapAt(load, minute) + boards <= load.lockerNumbers.length);
        expect(fits(load, slot(start, start + length), boards, now)).toBe(room);
        expect(fewestFree(availability(load, slot(start, end), now)) >= boards).toBe(room);
      },
    ),
    { numRuns: 500 },
  );
});
