import { expect, test } from 'vitest';
import { stepFrom, stepOf } from './grid-steps.ts';

const name = (id: string) => ({ id, fromMs: Number.NEGATIVE_INFINITY });
const rows = [
  [name('one'), { id: 'a', fromMs: 10 }, { id: 'b', fromMs: 20 }],
  [name('two')],
  [name('three'), { id: 'c', fromMs: 12 }, { id: 'd', fromMs: 30 }],
];

test.each([
  ['a', 'right', 'b'],
  ['b', 'right', undefined],
  ['a', 'left', 'one'],
  ['one', 'left', undefined],
  ['one', 'down', 'two'],
  // A row without anything is not skipped: its name says that it is free.
  ['b', 'down', 'two'],
  ['d', 'up', 'two'],
  ['two', 'down', 'three'],
  ['c', 'down', undefined],
  ['a', 'up', undefined],
  ['b', 'first', 'one'],
  ['one', 'last', 'b'],
  ['d', 'top', 'one'],
  ['a', 'bottom', 'd'],
  ['nowhere', 'right', undefined],
] as const)('from %s %s to %s', (from, step, to) => {
  expect(stepFrom(rows, from, step)).toBe(to);
});

test('between rows the nearest in time is next', () => {
  const [first = [], , third = []] = rows;
  expect(stepFrom([first, third], 'b', 'down')).toBe('c');
  expect(stepFrom([third, first], 'd', 'down')).toBe('b');
});

test('other keys are left to the page', () => {
  expect(stepOf({ key: 'ArrowDown', ctrlKey: false })).toBe('down');
  expect(stepOf({ key: 'Home', ctrlKey: true })).toBe('top');
  expect(stepOf({ key: 'End', ctrlKey: false })).toBe('last');
  expect(stepOf({ key: 'ArrowLeft', ctrlKey: true })).toBeUndefined();
  expect(stepOf({ key: 'Tab', ctrlKey: false })).toBeUndefined();
});
