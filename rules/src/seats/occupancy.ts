import type { KitKind, SessionStatus } from '@laine/contract/states.ts';
import { MINUTE_IN_SECONDS } from '../constants.ts';

/** A session that holds a board, paid or not: uncollected, or out. */
export interface LiveSession {
  id: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  status: Extract<SessionStatus, 'created' | 'started'>;
  lockerNumber: number | null;
}

export interface Closure {
  lockerNumber: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** Everything that decides how many boards are free, and when. */
export interface StationLoad {
  /** Lockers in service and complete. */
  lockerNumbers: readonly number[];
  /** Lockers out of service, or with something missing. */
  unfitLockers?: readonly { number: number; lacks: readonly KitKind[] }[];
  sessions: readonly LiveSession[];
  closures?: readonly Closure[];
  turnaroundInSeconds: number;
}

/** Half-open, in epoch milliseconds: assignment compares thousands of these, and numbers are cheap. */
export interface Span {
  fromMs: number;
  untilMs: number;
}

export interface Movable extends Span {
  sessionId: string;
  lockerNumber: number | null;
}

export interface Occupancy {
  /** By locker in service, without overlaps: boards that are out, and closures. None of these can move. */
  pinned: ReadonlyMap<number, readonly Span[]>;
  /** Uncollected sessions: one board each, from any locker. */
  movable: readonly Movable[];
}

export const spansOverlap = (a: Span, b: Span): boolean => a.fromMs < b.untilMs && b.fromMs < a.untilMs;

/**
 * A board that is out in a locker out of service takes nothing from the remaining lockers, so it's left out. A session
 * waiting for such a locker stays in: it needs another one.
 */
export function occupancyOf(load: StationLoad, now: Temporal.Instant): Occupancy {
  const pinnedIn = (lockerNumber: number): Span[] => [
    ...load.sessions.filter((session) => isOutOf(lockerNumber, session)).map((session) => spanOf(load, session, now)),
    ...(load.closures ?? []).filter((closure) => closure.lockerNumber === lockerNumber).map(closedSpan),
  ];
  return {
    pinned: new Map(load.lockerNumbers.map((number) => [number, mergeSpans(pinnedIn(number))])),
    movable: load.sessions
      .filter((session) => session.status === 'created' || session.lockerNumber === null)
      .map((session) => movableOf(load, session, now)),
  };
}

export const allSpans = ({ pinned, movable }: Occupancy): Span[] => [...[...pinned.values()].flat(), ...movable];

function movableOf(load: StationLoad, session: LiveSession, now: Temporal.Instant): Movable {
  return { sessionId: session.id, lockerNumber: session.lockerNumber, ...spanOf(load, session, now) };
}

const isOutOf = (lockerNumber: number, session: LiveSession): boolean =>
  session.status === 'started' && session.lockerNumber === lockerNumber;

/**
 * Turnaround follows every session. A board that is out is gone from now at the latest (it may be collected early)
 * until the later of its end and now. Spans are half-open, so 'until now' would count it as free right now: without a
 * turnaround we add a minute.
 */
function spanOf(load: StationLoad, session: LiveSession, now: Temporal.Instant): Span {
  const turnaroundMs = load.turnaroundInSeconds * 1000;
  const fromMs = session.start.epochMilliseconds;
  const untilMs = session.end.epochMilliseconds + turnaroundMs;
  if (session.status === 'created') return { fromMs, untilMs };
  const nowMs = now.epochMilliseconds;
  const notBefore = nowMs + Math.max(turnaroundMs, MINUTE_IN_SECONDS * 1000);
  return { fromMs: Math.min(fromMs, nowMs), untilMs: Math.max(untilMs, notBefore) };
}

const closedSpan = (closure: Closure): Span => ({
  fromMs: closure.start.epochMilliseconds,
  untilMs: closure.end.epochMilliseconds,
});

/** Otherwise a board that is out of a closed locker would count twice. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = merged.at(-1);
    if (last && span.fromMs <= last.untilMs) last.untilMs = Math.max(last.untilMs, span.untilMs);
    else merged.push({ ...span });
  }
  return merged;
}
