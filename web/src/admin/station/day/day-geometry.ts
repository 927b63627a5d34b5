import type { Span } from '@laine/rules/seats/occupancy.ts';
import type { ClosureOfDay, DayData, SessionOfDay } from './day-data.ts';

/** The look of a session's bar: the most important part of its state. */
export type BarLook = 'held' | 'paid' | 'staff' | 'out' | 'late' | 'questioned' | 'finished' | 'missed';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

const ms = (moment: string) => Date.parse(moment);

export const spanOfDay = ({ start, end }: Pick<DayData, 'start' | 'end'>): Span => ({
  fromMs: ms(start),
  untilMs: ms(end),
});

export function lookOf(session: SessionOfDay, nowMs: number): BarLook {
  const { status, bookingId, isHeld, questionedAt, end } = session;
  if (status === 'cancelled') return 'missed';
  if (status === 'finished') return 'finished';
  if (status === 'started') {
    if (questionedAt !== null) return 'questioned';
    return ms(end) < nowMs ? 'late' : 'out';
  }
  if (isHeld) return 'held';
  return bookingId === null ? 'staff' : 'paid';
}

/**
 * The time for which a session keeps its locker: as booked, and as it really was once the board is out. A late board's
 * bar grows with the clock; a board in question has stopped it.
 */
export function spanOf(session: SessionOfDay, nowMs: number): Span {
  const { start, end, collectedAt, returnedAt, questionedAt, status } = session;
  const booked = { fromMs: ms(start), untilMs: ms(end) };
  const isAway = status === 'started' || status === 'finished';
  if (!isAway) return booked;
  const fromMs = collectedAt === null ? booked.fromMs : ms(collectedAt);
  if (status === 'finished') {
    return { fromMs, untilMs: Math.max(fromMs, returnedAt === null ? booked.untilMs : ms(returnedAt)) };
  }
  return { fromMs, untilMs: Math.max(booked.untilMs, questionedAt === null ? nowMs : ms(questionedAt)) };
}

/** A bar that still keeps its locker is followed by the wait for the next renter. */
export function turnaroundAfter(look: BarLook, { untilMs }: Span, turnaroundInSeconds: number): Span | undefined {
  const isOver = look === 'finished' || look === 'missed';
  if (isOver || turnaroundInSeconds === 0) return undefined;
  return { fromMs: untilMs, untilMs: untilMs + turnaroundInSeconds * 1000 };
}

export const closedSpan = ({ start, end }: ClosureOfDay): Span => ({ fromMs: ms(start), untilMs: ms(end) });

/** A position within a day, in percent of its length; undefined on another day. */
export type Place = { left: number; width: number };

export function placeIn(day: Span, { fromMs, untilMs }: Span): Place | undefined {
  const from = Math.max(fromMs, day.fromMs);
  const until = Math.min(untilMs, day.untilMs);
  if (until < from || from >= day.untilMs || (until === from && until === day.fromMs)) return undefined;
  const length = day.untilMs - day.fromMs;
  return { left: ((from - day.fromMs) / length) * 100, width: ((until - from) / length) * 100 };
}

/** Overlapping bars of a locker, such as a late board and the next rental, get lanes below each other. */
export function lanesOf(spans: readonly Span[]): number[] {
  const ends: number[] = [];
  const lanes: number[] = [];
  const inOrder = spans.map((span, index) => ({ ...span, index })).toSorted((a, b) => a.fromMs - b.fromMs);
  for (const { fromMs, untilMs, index } of inOrder) {
    const free = ends.findIndex((end) => end <= fromMs);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = untilMs;
    lanes[index] = lane;
  }
  return lanes;
}

type Pressed = {
  day: Span;
  atMs: number;
  /** Everything that keeps the locker, with each turnaround. */
  taken: readonly Span[];
  /** The new session's turnaround. */
  turnaroundInSeconds: number;
  nowMs: number;
};

/**
 * The time for a press on an empty place: an hour from the quarter before it, not before now, and shorter if the next
 * bar or the day's end comes sooner. Undefined if less than a quarter of an hour is left.
 */
export function slotAt({ day, atMs, taken, turnaroundInSeconds, nowMs }: Pressed): Span | undefined {
  const quarter = day.fromMs + Math.floor((atMs - day.fromMs) / QUARTER_MS) * QUARTER_MS;
  const soonest = Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS;
  const before = taken.filter(({ fromMs }) => fromMs <= atMs).map(({ untilMs }) => untilMs);
  const fromMs = Math.max(quarter, soonest, ...before);
  const after = taken.filter((span) => span.fromMs > atMs).map((span) => span.fromMs - turnaroundInSeconds * 1000);
  const untilMs = Math.min(fromMs + HOUR_MS, day.untilMs, ...after);
  return untilMs - fromMs < QUARTER_MS ? undefined : { fromMs, untilMs };
}

/** The button's proposal: soon today; on another day from the opening, or at noon if it doesn't open. */
export function proposedSlot({ start, end, hours }: Pick<DayData, 'start' | 'end' | 'hours'>, nowMs: number): Span {
  const SOON_MS = 5 * MINUTE_MS;
  const isToday = ms(start) <= nowMs && nowMs < ms(end);
  const opensMs = hours === null ? ms(start) + 12 * HOUR_MS : ms(hours.opensAt);
  const fromMs = isToday ? Math.ceil((nowMs + SOON_MS) / MINUTE_MS) * MINUTE_MS : opensMs;
  return { fromMs, untilMs: fromMs + HOUR_MS };
}

/** True if the station doesn't open that day, or closures of the whole station cover its hours. */
export function isClosedAllDay({ hours, closures }: Pick<DayData, 'hours' | 'closures'>): boolean {
  if (hours === null) return true;
  const closed = closures.filter(({ lockerNumber }) => lockerNumber === null).map(closedSpan);
  let openFromMs = ms(hours.opensAt);
  for (const { fromMs, untilMs } of closed.toSorted((a, b) => a.fromMs - b.fromMs)) {
    if (fromMs <= openFromMs) openFromMs = Math.max(openFromMs, untilMs);
  }
  return openFromMs >= ms(hours.closesAt);
}
