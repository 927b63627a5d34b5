import { expect, test } from 'vitest';
import type { Movable } from './occupancy.ts';
import { inTheWay, isPinned } from './seats.ts';

const session = (sessionId: string, fromMs: number, untilMs: number): Movable => ({
  sessionId,
  lockerNumber: null,
  fromMs,
  untilMs,
});

test('a locker is pinned while closed or out, and always when not in service', () => {
  const occupancy = { pinned: new Map([[1, [{ fromMs: 10, untilMs: 20 }]]]), movable: [] };
  expect(isPinned(occupancy, 1, session('a', 15, 30))).toBe(true);
  expect(isPinned(occupancy, 1, session('a', 20, 30))).toBe(false);
  expect(isPinned(occupancy, 2, session('a', 20, 30))).toBe(true);
});

test('in the way is who has the same locker at the same time', () => {
  const [a, b, c] = [session('a', 0, 10), session('b', 5, 15), session('c', 10, 20)];
  const seats = new Map([
    [a, 1],
    [b, 2],
    [c, 1],
  ]);
  expect(inTheWay(seats, 1, session('new', 5, 10))).toEqual([a]);
  expect(inTheWay(seats, 2, session('new', 5, 10))).toEqual([b]);
});
