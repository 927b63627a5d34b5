import * as fc from 'fast-check';
import type { LockerMove } from './locker-assignment.ts';
import type { LiveSession, StationLoad } from './occupancy.ts';

/** A small world for tests of availability and assignment: half an hour of minutes, with `now` in the middle. */
export const LAST_MINUTE = 30;
export const at = (minute: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
export const now = at(12);

const range = fc
  .tuple(fc.nat(LAST_MINUTE - 1), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => ({ start: at(start), end: at(start + length) }));

const created = (lockers: number) =>
  fc.record({ range, lockerNumber: fc.option(fc.integer({ min: 1, max: lockers + 1 })) });

/** Any load that the database could hold: boards that are out each have their own locker; others may conflict. */
export function anyLoad(maxLockers: number, maxSessions: number): fc.Arbitrary<StationLoad> {
  return fc.integer({ min: 1, max: maxLockers }).chain((lockers) =>
    fc
      .record({
        outOf: fc.subarray(numbersTo(lockers + 1)),
        outRanges: fc.array(range, { minLength: lockers + 1, maxLength: lockers + 1 }),
        waiting: fc.array(created(lockers), { maxLength: maxSessions }),
        turnaroundInSeconds: fc.constantFrom(0, 0, 60, 120),
      })
      .map(({ outOf, outRanges, waiting, turnaroundInSeconds }) => ({
        // Locker `lockers + 1` exists but is out of service.
        lockerNumbers: numbersTo(lockers),
        sessions: [
          ...outOf.map((lockerNumber, i) => startedSession(lockerNumber, outRanges[i] ?? { start: now, end: now })),
          ...waiting.map((wish, i) => createdSession(`waiting-${i}`, wish.range, wish.lockerNumber)),
        ],
        turnaroundInSeconds,
      })),
  );
}

type Range = Pick<LiveSession, 'start' | 'end'>;

export function startedSession(lockerNumber: number, { start, end }: Range): LiveSession {
  return { id: `out-${lockerNumber}`, start, end, status: 'started', lockerNumber };
}

export function createdSession(id: string, { start, end }: Range, lockerNumber: number | null): LiveSession {
  return { id, start, end, status: 'created', lockerNumber };
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export function applied({ sessions }: Pick<StationLoad, 'sessions'>, moves: readonly LockerMove[]): LiveSession[] {
  const target = new Map(moves.map((move) => [move.sessionId, move.to]));
  return sessions.map((session) =>
    Object.assign({}, session, { lockerNumber: target.get(session.id) ?? session.lockerNumber }),
  );
}

/** The definition, by brute force: does this session need a board of a locker in service at that minute? */
export function occupiesAt(load: StationLoad, session: LiveSession, minute: number): boolean {
  const isElsewhere = session.lockerNumber !== null && !load.lockerNumbers.includes(session.lockerNumber);
  if (session.status === 'started' && isElsewhere) return false;
  const turnaround = load.turnaroundInSeconds / 60;
  const nowMinute = minuteOf(now);
  const start = minuteOf(session.start);
  const end = minuteOf(session.end) + turnaround;
  if (session.status === 'created') return start <= minute && minute < end;
  return Math.min(start, nowMinute) <= minute && minute < Math.max(end, nowMinute + Math.max(1, turnaround));
}

export const minuteOf = (instant: Temporal.Instant): number => instant.epochMilliseconds / 60_000;

export function overlapAt(load: StationLoad, minute: number): number {
  return load.sessions.filter((session) => occupiesAt(load, session, minute)).length;
}

export const everyMinute: readonly number[] = Array.from({ length: LAST_MINUTE + 20 }, (_, minute) => minute);
