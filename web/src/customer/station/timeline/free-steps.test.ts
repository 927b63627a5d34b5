import { describe, expect, test } from 'vitest';
import { freeSteps, stationLoad, maxFree, withOwnHold } from './free-steps.ts';

const at = (time: string) => Date.parse(`2026-07-04T${time}Z`);
const day = {
  total: 4,
  start: '2026-07-04T08:00:00Z',
  end: '2026-07-04T20:00:00Z',
  changes: [
    { total: 1, change: -3, time: '2026-07-04T10:00:00Z' },
    { total: 4, change: 3, time: '2026-07-04T12:00:00Z' },
  ],
};
const steps = freeSteps(day);

test('an answer becomes one step per stretch in which nothing changes', () => {
  expect(steps).toEqual([
    { fromMs: at('08:00'), untilMs: at('10:00'), free: 4 },
    { fromMs: at('10:00'), untilMs: at('12:00'), free: 1 },
    { fromMs: at('12:00'), untilMs: at('20:00'), free: 4 },
  ]);
  expect(maxFree(steps)).toBe(4);
});

test('a time in which the station is closed is a step of its own', () => {
  const closed = [{ start: '2026-07-04T11:00:00Z', end: '2026-07-04T13:00:00Z' }];
  expect(freeSteps({ ...day, closed }).filter(({ isClosed }) => isClosed)).toEqual([
    { fromMs: at('11:00'), untilMs: at('12:00'), free: 0, isClosed: true },
    { fromMs: at('12:00'), untilMs: at('13:00'), free: 0, isClosed: true },
  ]);
});

test('a change at the very start leaves no empty step', () => {
  const early = { ...day, changes: [{ total: 2, change: -2, time: day.start }] };
  expect(freeSteps(early)).toEqual([{ fromMs: at('08:00'), untilMs: at('20:00'), free: 2 }]);
});

describe('boards held by the own unpaid booking', () => {
  test('are free to the customer, and only in their time', () => {
    const hold = { fromMs: at('11:00'), untilMs: at('13:00'), count: 2 };
    expect(withOwnHold(steps, hold).map(({ free }) => free)).toEqual([4, 1, 3, 6, 4]);
  });

  test('leave one stretch where they were all that was taken', () => {
    const hold = { fromMs: at('10:00'), untilMs: at('12:00'), count: 3 };
    expect(withOwnHold(steps, hold)).toEqual([{ fromMs: at('08:00'), untilMs: at('20:00'), free: 4 }]);
  });

  test('change nothing when there are none', () => {
    expect(withOwnHold(steps, null)).toBe(steps);
  });
});

test('what is taken becomes closed lockers, so that the rules see the same counts', () => {
  const load = stationLoad(steps, 600);
  expect(load.lockerNumbers).toEqual([1, 2, 3, 4]);
  expect(load.closures?.map(({ lockerNumber }) => lockerNumber)).toEqual([2, 3, 4]);
});
