import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLoad, at, createdSession, now, startedSession } from './loads-fixture.ts';
import { assignLockers } from './locker-assignment.ts';
import type { LiveSession, StationLoad } from './occupancy.ts';
import { rescueLockers } from './rescue-lockers.ts';

const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });
const load = (lockerNumbers: number[], sessions: LiveSession[], turnaroundInSeconds = 0): StationLoad => ({
  lockerNumbers,
  sessions,
  turnaroundInSeconds,
});

test('moves as an assignment does while everyone fits', () => {
  const sessions = [startedSession(1, slot(2, 10)), createdSession('next', slot(12, 20), 1)];
  expect(rescueLockers(load([1, 2], sessions), now)).toEqual({
    moves: [{ sessionId: 'next', from: 1, to: 2 }],
    strandedIds: [],
  });
});

test('strands the one who is touched, not the ones who are not', () => {
  const sessions = [
    startedSession(1, slot(2, 25)),
    createdSession('touched', slot(12, 20), 1),
    createdSession('untouched', slot(13, 20), 2),
  ];
  expect(rescueLockers(load([1, 2], sessions), now)).toEqual({ moves: [], strandedIds: ['touched'] });
});

test('of two who lost their locker, the one who starts first gets the last free one', () => {
  const sessions = [createdSession('later', slot(16, 22), 9), createdSession('sooner', slot(15, 22), 8)];
  expect(rescueLockers(load([1], sessions), now)).toEqual({
    moves: [{ sessionId: 'sooner', from: 8, to: 1 }],
    strandedIds: ['later'],
  });
});

test('gives up the turnaround before it gives up a customer', () => {
  const sessions = [createdSession('before', slot(13, 15), 1), createdSession('touched', slot(15, 20), 2)];
  expect(rescueLockers(load([1], sessions, 60), now)).toEqual({
    moves: [{ sessionId: 'touched', from: 2, to: 1 }],
    strandedIds: [],
  });
});

test('whoever is not stranded really fits', () => {
  fc.assert(
    fc.property(anyLoad(3, 6), (any) => {
      const { strandedIds } = rescueLockers(any, now);
      const others = any.sessions.filter(({ id }) => !strandedIds.includes(id));
      const touchedOnly = { ...any, sessions: others, turnaroundInSeconds: 0 };
      // Two sessions sharing a locker can't be rescued, and the database never holds such a pair.
      fc.pre(!hasPairInOneLocker(others));
      expect(assignLockers(touchedOnly, now)).not.toBe('does-not-fit');
    }),
  );
});

function hasPairInOneLocker(sessions: LiveSession[]): boolean {
  return sessions.some((a) =>
    sessions.some(
      (b) =>
        a.id < b.id &&
        a.lockerNumber !== null &&
        a.lockerNumber === b.lockerNumber &&
        Temporal.Instant.compare(a.start, b.end) < 0 &&
        Temporal.Instant.compare(b.start, a.end) < 0,
    ),
  );
}
