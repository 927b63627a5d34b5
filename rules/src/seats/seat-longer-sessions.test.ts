import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLoad, applied, at, createdSession, now, startedSession } from './loads-fixture.ts';
import { assignLockers } from './locker-assignment.ts';
import type { LiveSession, StationLoad } from './occupancy.ts';
import { seatLongerSessions } from './seat-longer-sessions.ts';

const slot = (start: number, end: number) => ({ start: at(start), end: at(end) });
const load = (lockerNumbers: number[], sessions: LiveSession[], turnaroundInSeconds = 0): StationLoad => ({
  lockerNumbers,
  sessions,
  turnaroundInSeconds,
});
const longer = (given: StationLoad, sessionIds: string[], start: number, end: number) =>
  seatLongerSessions(given, { sessionIds, added: slot(start, end) }, now);

test('without anybody after it a board simply stays out', () => {
  const given = load([1, 2], [startedSession(1, slot(2, 15)), createdSession('next', slot(16, 20), 2)]);
  expect(longer(given, ['out-1'], 15, 20)).toEqual({ moves: [], strandedIds: [] });
});

test('whoever was to have its locker next goes to a free one', () => {
  const given = load([1, 2], [startedSession(1, slot(2, 15)), createdSession('next', slot(16, 20), 1)]);
  expect(longer(given, ['out-1'], 15, 20)).toEqual({
    moves: [{ sessionId: 'next', from: 1, to: 2 }],
    strandedIds: [],
  });
});

test('when the next booking needs the board, it is refused', () => {
  const given = load([1], [startedSession(1, slot(2, 15)), createdSession('next', slot(19, 24), 1)]);
  expect(longer(given, ['out-1'], 15, 20)).toBe('does-not-fit');
  expect(longer(given, ['out-1'], 15, 19)).toEqual({ moves: [], strandedIds: [] });
});

test('the turnaround before the next booking stays free as well', () => {
  const given = load([1], [startedSession(1, slot(2, 15)), createdSession('next', slot(20, 24), 1)], 60);
  expect(longer(given, ['out-1'], 15, 20)).toBe('does-not-fit');
  expect(longer(given, ['out-1'], 15, 19)).toEqual({ moves: [], strandedIds: [] });
});

test('a locker that staff close in that hour is not given longer', () => {
  const given = { ...load([1], [startedSession(1, slot(2, 15))]), closures: [{ lockerNumber: 1, ...slot(18, 25) }] };
  expect(longer(given, ['out-1'], 15, 20)).toBe('does-not-fit');
  expect(longer(given, ['out-1'], 15, 18)).toEqual({ moves: [], strandedIds: [] });
});

test('all boards of a booking or none', () => {
  const sessions = [
    startedSession(1, slot(2, 15)),
    startedSession(2, slot(2, 15)),
    createdSession('next', slot(16, 20), 3),
    createdSession('other', slot(16, 20), 2),
  ];
  expect(longer(load([1, 2, 3], sessions), ['out-1', 'out-2'], 15, 20)).toBe('does-not-fit');
  expect(longer(load([1, 2, 3, 4], sessions), ['out-1', 'out-2'], 15, 20)).toMatchObject({
    moves: [{ sessionId: 'other', to: 4 }],
  });
});

test('what is overbooked at another time is no reason to refuse', () => {
  const sessions = [
    startedSession(1, slot(2, 15)),
    createdSession('a', slot(22, 24), 1),
    createdSession('b', slot(22, 24), 9),
  ];
  expect(assignLockers(load([1], sessions), now)).toBe('does-not-fit');
  expect(longer(load([1], sessions), ['out-1'], 15, 20)).toMatchObject({ moves: [] });
  expect(longer(load([1], sessions), ['out-1'], 15, 23)).toBe('does-not-fit');
});

test('boards that are out stay where they are, whatever the load', () => {
  fc.assert(
    fc.property(anyLoad(4, 6), fc.integer({ min: 1, max: 8 }), (given, minutes) => {
      const out = given.sessions.find(
        ({ status, end }) => status === 'started' && end.epochMilliseconds > now.epochMilliseconds,
      );
      fc.pre(out !== undefined);
      const added = { start: out.end, end: out.end.add({ minutes }) };
      const answer = seatLongerSessions(given, { sessionIds: [out.id], added }, now);
      if (answer === 'does-not-fit') return;
      const after = applied(given, answer.moves);
      for (const session of given.sessions.filter(({ status }) => status === 'started')) {
        expect(after.find(({ id }) => id === session.id)?.lockerNumber).toBe(session.lockerNumber);
      }
    }),
    { numRuns: 300 },
  );
});
