import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLoad, at, createdSession, everyMinute, now, overlapAt, startedSession } from './loads-fixture.ts';
import { occupancyOf, type StationLoad } from './occupancy.ts';
import { inTheWay } from './seats.ts';
import { sweepLockers } from './sweep-lockers.ts';

test('dealing out anew succeeds exactly when the overlap never exceeds the lockers', () => {
  fc.assert(
    fc.property(anyLoad(4, 10), (load) => {
      const hasRoom = everyMinute.every((minute) => overlapAt(load, minute) <= load.lockerNumbers.length);
      expect(sweepLockers(occupancyOf(load, now), now) !== undefined).toBe(hasRoom);
    }),
    { numRuns: 1_500 },
  );
});

test('nobody is in the way of anybody else', () => {
  fc.assert(
    fc.property(anyLoad(4, 10), (load) => {
      const seats = sweepLockers(occupancyOf(load, now), now);
      fc.pre(seats !== undefined);
      for (const [session, locker] of seats) expect(inTheWay(seats, locker, session)).toEqual([session]);
    }),
    { numRuns: 500 },
  );
});

test('those who can keep their locker do', () => {
  const load = {
    lockerNumbers: [1, 2, 3],
    sessions: [
      startedSession(1, { start: at(5), end: at(20) }),
      createdSession('a', { start: at(14), end: at(20) }, 3),
      createdSession('b', { start: at(20), end: at(25) }, 1),
    ],
    turnaroundInSeconds: 0,
  };
  expect(dealt(load)).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('a newcomer leaves the locker that somebody later would keep', () => {
  const load = {
    lockerNumbers: [1, 2],
    sessions: [
      createdSession('new', { start: at(13), end: at(20) }, null),
      createdSession('a', { start: at(14), end: at(20) }, 1),
    ],
    turnaroundInSeconds: 0,
  };
  expect(dealt(load)).toEqual([
    ['new', 2],
    ['a', 1],
  ]);
});

function dealt(load: StationLoad): [sessionId: string, locker: number][] {
  const seats = sweepLockers(occupancyOf(load, now), now) ?? new Map();
  return [...seats].map(([session, locker]) => [session.sessionId, locker]);
}
