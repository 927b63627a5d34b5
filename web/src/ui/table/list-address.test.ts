import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Column } from './column.ts';
import {
  changeListAddress,
  clearFilters,
  Filter,
  isFiltered,
  OrderBy,
  PageNumber,
  readListAddress,
} from './list-address.ts';
import { columnOf, type ColumnOf } from './table-order.ts';

const Bookings = z.object({
  page: PageNumber,
  order: OrderBy('-start', 'sum'),
  status: Filter(z.enum(['open', 'complete'])),
  search: Filter(z.string().max(10)),
});

const read = (search: string) => readListAddress(Bookings, new URLSearchParams(search));
const change = (search: string, wish: Parameters<typeof changeListAddress<typeof Bookings>>[2]) =>
  changeListAddress(Bookings, new URLSearchParams(search), wish).toString();

test('an address without filters is the usual list', () => {
  expect(read('')).toEqual({ page: 1, order: '-start' });
});

test.each([
  'page=0',
  'page=-2',
  'page=1.5',
  'page=two',
  'page=99999999999',
  'order=colour',
  'status=lost',
  `search=${'x'.repeat(11)}`,
])('?%s is read as the usual list', (search) => {
  expect(read(search)).toEqual({ page: 1, order: '-start' });
});

test('page, order and filters stand in the address', () => {
  expect(read('page=3&order=-sum&status=open&search=anna')).toEqual({
    page: 3,
    order: '-sum',
    status: 'open',
    search: 'anna',
  });
});

test('another filter leads to the first page, another page keeps the filter', () => {
  expect(change('page=3&status=open', { search: 'anna' })).toBe('status=open&search=anna');
  expect(change('status=open', { page: 2 })).toBe('status=open&page=2');
});

test('a list that is read from a row on is paged by that row, and another filter leads to its beginning', () => {
  const Rows = z.object({
    before: Filter(z.string()),
    after: Filter(z.string()),
    status: Filter(z.enum(['open', 'complete'])),
  });
  const at = (search: string, wish: Parameters<typeof changeListAddress<typeof Rows>>[2]) =>
    changeListAddress(Rows, new URLSearchParams(search), wish).toString();
  expect(at('before=r1&status=open', { before: 'r2' })).toBe('before=r2&status=open');
  expect(at('before=r1&status=open', { before: undefined, after: 'r0' })).toBe('status=open&after=r0');
  expect(at('before=r1', { status: 'open' })).toBe('status=open');
  expect(isFiltered(Rows, new URLSearchParams('before=r1'))).toBe(false);
});

test('what is as usual is left out, and what belongs to others stays', () => {
  expect(change('lang=et&page=2&status=open', { status: undefined })).toBe('lang=et');
  expect(change('order=sum', { order: '-start' })).toBe('');
});

test('order and page are no filters', () => {
  expect(
    ['', 'page=2&order=sum', 'lang=et', 'status=open', 'status=lost'].map((search) =>
      isFiltered(Bookings, new URLSearchParams(search)),
    ),
  ).toEqual([false, false, false, true, false]);
});

test('clearing the filters leaves the order, and what belongs to others', () => {
  const search = new URLSearchParams('lang=et&page=2&order=sum&status=open&search=anna');
  expect(clearFilters(Bookings, search).toString()).toBe('lang=et&order=sum');
});

test('an order that the list does not know does not compile', () => {
  const { order } = read('order=-sum');
  const column: 'start' | 'sum' = columnOf(order);
  expect(column).toBe('sum');
  // @ts-expect-error -- The list is not ordered by colour.
  expect(change('', { order: 'colour' })).toBe('order=colour');
  // @ts-expect-error -- The column bears the name without the dash.
  const backwards: Column<object, ColumnOf<typeof order>>['sortBy'] = '-start';
  // @ts-expect-error -- A column of a list without orders does not sort.
  const unordered: Column<object>['sortBy'] = 'start';
  expect([backwards, unordered]).toEqual(['-start', 'start']);
});
