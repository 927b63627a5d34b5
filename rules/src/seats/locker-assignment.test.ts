import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyLoad,
  applied,
  at,
  createdSession,
  everyMinute,
  now,
  occupiesAt,
  overlapAt,
  startedSession,
} from './loads-fixture.ts';
import { assignLockers, type LockerMove } from './locker-assignment.ts';
import type { LiveSession, StationLoad } from './occupancy.ts';

const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });
const load = (lockers: number, sessions: LiveSession[], different: Partial<StationLoad> = {}): StationLoad => ({
  lockerNumbers: Array.from({ length: lockers }, (_, i) => i + 1),
  sessions,
  turnaroundInSeconds: 0,
  ...different,
});

describe('a new session', () => {
  test('gets a locker that is free for all of its time', () => {
    const sessions = [createdSession('a', slot(14, 20), 1), createdSession('new', slot(15, 18), null)];
    expect(assignLockers(load(2, sessions), now)).toEqual([{ sessionId: 'new', from: null, to: 2 }]);
  });

  test('moves another only when it must', () => {
    // Locker 1 is free early, locker 2 late; one of the two others has to move before a locker is free throughout.
    const sessions = [
      createdSession('early', slot(14, 18), 2),
      createdSession('late', slot(18, 22), 1),
      createdSession('new', slot(14, 22), null),
    ];
    const moves = assignLockers(load(2, sessions), now);
    expect(moves).toHaveLength(2);
    expect(moves).toContainEqual({ sessionId: 'new', from: null, to: expect.any(Number) });
  });

  test('does not fit where all lockers are taken at some moment', () => {
    const sessions = [createdSession('a', slot(14, 20), 1), createdSession('new', slot(19, 22), null)];
    expect(assignLockers(load(1, sessions), now)).toBe('does-not-fit');
  });

  test('keeps the turnaround of the session before it', () => {
    const sessions = [createdSession('a', slot(14, 20), 1), createdSession('new', slot(20, 22), null)];
    expect(assignLockers(load(1, sessions), now)).toHaveLength(1);
    expect(assignLockers(load(1, sessions, { turnaroundInSeconds: 60 }), now)).toBe('does-not-fit');
  });
});

test('a board that is out stays, and whoever waited for its locker goes elsewhere', () => {
  const sessions = [startedSession(1, slot(2, 10)), createdSession('next', slot(12, 20), 1)];
  expect(assignLockers(load(2, sessions), now)).toEqual([{ sessionId: 'next', from: 1, to: 2 }]);
});

test('a session in a locker that went out of service moves', () => {
  const sessions = [createdSession('a', slot(14, 20), 9)];
  expect(assignLockers(load(1, sessions), now)).toEqual([{ sessionId: 'a', from: 9, to: 1 }]);
});

test('sessions move out of a locker that staff close, and into one that is open', () => {
  const closures = [{ lockerNumber: 1, ...slot(15, 16) }];
  const sessions = [createdSession('a', slot(14, 20), 1)];
  expect(assignLockers(load(2, sessions, { closures }), now)).toEqual([{ sessionId: 'a', from: 1, to: 2 }]);
  expect(assignLockers(load(1, sessions, { closures }), now)).toBe('does-not-fit');
});

test('where a closure misleads the dealing anew, the search for few moves still finds lockers', () => {
  const closures = [{ lockerNumber: 1, ...slot(20, 30) }];
  const sessions = [createdSession('short', slot(14, 19), 2), createdSession('long', slot(14, 25), null)];
  expect(assignLockers(load(2, sessions, { closures }), now)).toEqual([
    { sessionId: 'long', from: null, to: 2 },
    { sessionId: 'short', from: 2, to: 1 },
  ]);
});

test('nothing moves where nothing must', () => {
  const sessions = [createdSession('a', slot(14, 20), 2), createdSession('b', slot(20, 22), 1)];
  expect(assignLockers(load(2, sessions), now)).toEqual([]);
});

test('an answer exists exactly when the overlap never exceeds the lockers in service', () => {
  fc.assert(
    fc.property(anyLoad(4, 9), (any) => {
      const hasRoom = everyMinute.every((minute) => overlapAt(any, minute) <= any.lockerNumbers.length);
      expect(assignLockers(any, now) !== 'does-not-fit').toBe(hasRoom);
    }),
    { numRuns: 1_500 },
  );
});

test('in an answer no two live sessions share a locker, everyone has one in service, and boards that are out stay', () => {
  fc.assert(
    fc.property(anyLoad(4, 9), (any) => {
      const moves = assignLockers(any, now);
      fc.pre(moves !== 'does-not-fit');
      expect(flaw(any, moves)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});

test('a newcomer to lockers without conflicts makes as few others move as possible', () => {
  fc.assert(
    fc.property(anyLoad(3, 5), fc.integer({ min: 12, max: 25 }), (any, start) => {
      const first = assignLockers(any, now);
      fc.pre(first !== 'does-not-fit');
      const placed = { ...any, sessions: applied(any, first) };
      const crowded = { ...any, sessions: [...placed.sessions, createdSession('new', slot(start, start + 5), null)] };
      const moves = assignLockers(crowded, now);
      fc.pre(moves !== 'does-not-fit');
      expect(moves.filter((move) => move.from !== null)).toHaveLength(fewestMoves(crowded));
    }),
    { numRuns: 300 },
  );
});

test('at a busy station of 20 lockers and 400 sessions, a newcomer whom no gap suits makes two others move', () => {
  // Ten minutes of rental and two of pause, staggered: every gap is shorter than the newcomer, but the gaps overlap.
  const sessions = Array.from({ length: 400 }, (_, i) => {
    const lockerNumber = (i % 20) + 1;
    const start = 20 + Math.floor(i / 20) * 12 + (lockerNumber % 3);
    return createdSession(`s${i}`, slot(start, start + 10), lockerNumber);
  });
  const moves = assignLockers(load(20, [...sessions, createdSession('new', slot(138, 142), null)]), now);
  expect(moves).toHaveLength(3);
});

test('the search does not go in circles: three moves are found before its steps run out', () => {
  // If it evicted sessions that it has just seated, it would give up here; dealing anew moves twelve.
  const sessions = Array.from({ length: 60 }, (_, i) => {
    const lockerNumber = (i % 10) + 1;
    const start = 20 + Math.floor(i / 10) * 10 + (lockerNumber % 7);
    return createdSession(`s${i}`, slot(start, start + 8), lockerNumber);
  });
  const moves = assignLockers(load(10, [...sessions, createdSession('new', slot(30, 36), null)]), now);
  expect(moves).toHaveLength(4);
});

/** Describes the first fault of an answer; undefined when it's right. */
function flaw(any: StationLoad, moves: readonly LockerMove[]): string | undefined {
  const sessions = applied(any, moves);
  const waiting = sessions.filter((session) => session.status === 'created');
  if (moves.some((move) => move.sessionId.startsWith('out'))) return 'a board that is out was moved';
  if (moves.some((move) => move.from === move.to)) return 'a move leads nowhere';
  if (!waiting.every(({ lockerNumber }) => any.lockerNumbers.includes(lockerNumber ?? 0)))
    return 'no locker in service';
  return isSound(any, sessions) ? undefined : 'two sessions share a locker';
}

function isSound(any: StationLoad, sessions: readonly LiveSession[]): boolean {
  return everyMinute.every((minute) => {
    const taken = sessions.filter((session) => occupiesAt(any, session, minute)).map((session) => session.lockerNumber);
    return new Set(taken).size === taken.length;
  });
}

/** Tries every way to hand out the lockers. */
function fewestMoves(any: StationLoad): number {
  const dealOut = (index: number, sessions: LiveSession[], moved: number): number => {
    const session = any.sessions[index];
    if (!isSound(any, sessions)) return Number.POSITIVE_INFINITY;
    if (!session) return moved;
    if (session.status === 'started') return dealOut(index + 1, [...sessions, session], moved);
    const tries = any.lockerNumbers.map((lockerNumber) => {
      const isMove = session.lockerNumber !== null && session.lockerNumber !== lockerNumber;
      return dealOut(index + 1, [...sessions, { ...session, lockerNumber }], moved + (isMove ? 1 : 0));
    });
    return Math.min(...tries);
  };
  return dealOut(0, [], 0);
}
