import { paths } from '@laine/contract/paths.ts';
import { expect, test } from 'vitest';
import { offsetOf, pageOf, pagesFor } from './paging.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=99999999999', 1],
])('?%s is page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

test('a page begins where the one before ended', () => {
  expect(offsetOf(1)).toBe(0);
  expect(offsetOf(3)).toBe(40);
  expect(offsetOf(3, 8)).toBe(16);
});

test('the last page may be short, and an empty list has one', () => {
  expect([0, 1, 20, 21, 40].map((total) => pagesFor(total))).toEqual([1, 1, 1, 2, 2]);
  expect([0, 8, 9].map((total) => pagesFor(total, 8))).toEqual([1, 1, 2]);
});

test('the first page has one address only', () => {
  expect(paths.reservations(1)).toBe('/reservations');
  expect(paths.reservations(2)).toBe('/reservations?page=2');
});
