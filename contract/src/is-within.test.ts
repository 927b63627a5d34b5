import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

const bounds = { levels: 3, characters: 40 };
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([
  ['plain values', 'text', true],
  ['what is as deep as it may be', { a: { b: { c: 1 } } }, true],
  ['one level more', { a: { b: { c: { d: 1 } } } }, false],
  ['a level more beside a shallow one', [1, [[['deep']]], 2], false],
  ['what is as long as it may be', 'x'.repeat(38), true],
  ['one character more', 'x'.repeat(39), false],
  ['what is deeper than any stack', nested(400_000), false],
])('%s', (_, value, answer) => {
  expect(isWithin(value, bounds)).toBe(answer);
});
