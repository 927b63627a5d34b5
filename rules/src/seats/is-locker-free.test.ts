import { expect, test } from 'vitest';
import { isLockerFree, whyLockerUnfit } from './is-locker-free.ts';
import type { LiveSession, StationLoad } from './occupancy.ts';

const at = (time: string) => Temporal.Instant.from(`2027-07-01T${time}:00Z`);
const slot = (from: string, to: string) => ({ start: at(from), end: at(to) });
const now = at('09:00');

const session = (lockerNumber: number | null, from: string, to: string, status: LiveSession['status'] = 'created') => ({
  id: `${lockerNumber}-${from}`,
  lockerNumber,
  status,
  ...slot(from, to),
});

const load = (sessions: LiveSession[], more: Partial<StationLoad> = {}): StationLoad => ({
  lockerNumbers: [1, 2],
  turnaroundInSeconds: 600,
  sessions,
  ...more,
});

test('a locker is free where nobody has it, turnaround included on both sides', () => {
  const taken = load([session(1, '12:00', '13:00')]);
  const frees: [string, string, boolean][] = [
    ['10:00', '11:50', true],
    ['10:00', '11:51', false],
    ['13:09', '14:00', false],
    ['13:10', '14:00', true],
    ['12:10', '12:20', false],
  ];
  for (const [from, to, isFree] of frees) expect(isLockerFree(taken, 1, slot(from, to), now)).toBe(isFree);
  expect(isLockerFree(taken, 2, slot('12:00', '13:00'), now)).toBe(true);
});

test('a locker that is out of service, closed for the time, or whose board is still out is not free', () => {
  expect(isLockerFree(load([]), 3, slot('12:00', '13:00'), now)).toBe(false);
  const closed = load([], { closures: [{ lockerNumber: 1, ...slot('12:30', '12:40') }] });
  expect(isLockerFree(closed, 1, slot('12:00', '13:00'), now)).toBe(false);
  const late = load([session(1, '07:00', '08:00', 'started')]);
  expect(isLockerFree(late, 1, slot('09:05', '10:00'), now)).toBe(false);
  expect(isLockerFree(late, 1, slot('09:10', '10:00'), now)).toBe(true);
});

test('whoever waits without a locker stands in nobody’s way', () => {
  expect(isLockerFree(load([session(null, '12:00', '13:00')]), 1, slot('12:00', '13:00'), now)).toBe(true);
});

test('why a locker is not given is said', () => {
  const closures = [{ lockerNumber: 2, ...slot('12:00', '13:00') }];
  const unfitLockers = [
    { number: 3, lacks: ['vest'] as const },
    { number: 4, lacks: [] },
  ];
  const wall = load([session(1, '12:00', '13:00')], { closures, unfitLockers });
  const why = [1, 2, 3, 4, 5].map((number) => whyLockerUnfit(wall, number, slot('12:00', '13:00'), now));
  expect(why).toEqual([
    { why: 'taken' },
    { why: 'closed' },
    { why: 'incomplete', lacks: ['vest'] },
    { why: 'out-of-service' },
    { why: 'unknown' },
  ]);
  expect(whyLockerUnfit(wall, 1, slot('14:00', '15:00'), now)).toBeUndefined();
});
