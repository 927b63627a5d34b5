import { expect, test } from 'vitest';
import { changedNames, isSameValue } from './form-values.ts';

test('only what differs counts as changed', () => {
  const start = { name: 'Board 1', notes: null, status: 'active', tags: ['a'] };
  expect(changedNames(start, { name: 'Board 2', notes: '', status: 'active', tags: ['a'] })).toEqual(['name']);
  expect(changedNames(start, { tags: ['a', 'b'], notes: 'wet' })).toEqual(['tags', 'notes']);
});

test('a value that cannot be read is another one', () => {
  expect(isSameValue(12, Number.NaN)).toBe(false);
  expect(isSameValue(undefined, Number.NaN)).toBe(false);
  expect(isSameValue(Number.NaN, Number.NaN)).toBe(true);
});
