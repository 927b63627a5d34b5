import type { LockerFitness } from '@laine/contract/admin/station-day.ts';
import type { ClosureOfDay, DayData, SessionOfDay } from '../day-data.ts';
import { closedSpan, placeIn, spanOf, spanOfDay } from '../day-geometry.ts';
import type { Stop } from './grid-steps.ts';

export type DayRowData = {
  /** Null: sessions without a free locker. */
  lockerNumber: number | null;
  /** Set if the locker can't be given out as it is. */
  unfit: LockerFitness | null;
  sessions: readonly SessionOfDay[];
  /** For this locker only; those of the whole station are drawn behind all rows. */
  closures: readonly ClosureOfDay[];
  nameId: string;
};

/** A row for each locker, and a first one for sessions without a locker, if any. */
export function rowsOf({ lockers, sessions, closures }: DayData): DayRowData[] {
  const rowOf = (lockerNumber: number | null, unfit: LockerFitness | null): DayRowData => ({
    lockerNumber,
    unfit,
    sessions: sessions.filter((session) => session.lockerNumber === lockerNumber),
    closures: lockerNumber === null ? [] : closures.filter((closure) => closure.lockerNumber === lockerNumber),
    nameId: `locker-${lockerNumber ?? 'none'}`,
  });
  const unseated = rowOf(null, null);
  const seated = lockers.map((locker) =>
    rowOf(locker.number, locker.isInService && locker.lacks.length === 0 ? null : locker),
  );
  return unseated.sessions.length > 0 ? [unseated, ...seated] : seated;
}

/** The focus stops, row by row, in order of time. */
export function stopsOf(rows: readonly DayRowData[], day: DayData, nowMs: number): Stop[][] {
  const whole = spanOfDay(day);
  return rows.map(({ nameId, sessions, closures }) => {
    const bars = sessions.map((session) => ({ id: session.id, span: spanOf(session, nowMs) }));
    const closed = closures.map((closure) => ({ id: closure.id, span: closedSpan(closure) }));
    const stops = [...bars, ...closed].filter(({ span }) => placeIn(whole, span) !== undefined);
    const inOrder = stops.map(({ id, span }) => ({ id, fromMs: span.fromMs })).toSorted((a, b) => a.fromMs - b.fromMs);
    return [{ id: nameId, fromMs: Number.NEGATIVE_INFINITY }, ...inOrder];
  });
}
