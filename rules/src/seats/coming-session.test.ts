import { expect, test } from 'vitest';
import { comingTrouble, isTimeToWarn, type ComingSession } from './coming-session.ts';

const start = Temporal.Instant.from('2027-07-01T12:00:00Z');
const before = (minutes: number) => start.subtract({ minutes });
const coming = (own: Partial<ComingSession> = {}): ComingSession => ({
  start,
  lockerNumber: 1,
  isLockerOutOfService: false,
  blockedUntil: null,
  ...own,
});

test('a free locker is no trouble', () => {
  expect(comingTrouble(coming())).toBeUndefined();
  expect(isTimeToWarn(coming(), start)).toBe(false);
});

test('without a locker in service the renter hears of it ten minutes before', () => {
  for (const trouble of [coming({ lockerNumber: null }), coming({ isLockerOutOfService: true })]) {
    expect(comingTrouble(trouble)).toBe('no-locker');
    expect([11, 10, 0].map((minutes) => isTimeToWarn(trouble, before(minutes)))).toEqual([false, true, true]);
  }
});

test('a board that is late has its ten free minutes first', () => {
  const lateSince = coming({ blockedUntil: before(15) });
  expect(comingTrouble(lateSince)).toBe('board-late');
  expect([10, 6, 5].map((minutes) => isTimeToWarn(lateSince, before(minutes)))).toEqual([false, false, true]);
});

test('but at the start the next renter is told in any case', () => {
  const backToBack = coming({ blockedUntil: start });
  expect([10, 1, 0].map((minutes) => isTimeToWarn(backToBack, before(minutes)))).toEqual([false, false, true]);
});
