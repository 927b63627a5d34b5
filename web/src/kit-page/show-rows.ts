import type { SessionStatus } from '@laine/contract/states.ts';
import { offsetOf } from '../ui/table/paging.ts';
import { columnOf, isDescending } from '../ui/table/table-order.ts';
import type { ShownSession } from './shown-sessions.ts';

/** Few, so that the short example has several pages. */
export const ROWS_PER_PAGE = 8;

type Wish = { page: number; order: string; status?: SessionStatus | undefined; search?: string | undefined };

const valueOf = (row: ShownSession, column: string): string | number => {
  if (column === 'customer') return row.customer;
  return column === 'paid' ? row.paidInCents : row.start;
};

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

/** Filters, sorts and pages like a server. */
export function showRows(all: readonly ShownSession[], { page, order, status, search }: Wish) {
  const words = search?.toLowerCase() ?? '';
  const found = all.filter(
    (row) =>
      (status === undefined || row.status === status) && `${row.customer} ${row.station}`.toLowerCase().includes(words),
  );
  const sign = isDescending(order) ? -1 : 1;
  const sorted = found.toSorted(
    (one, other) => sign * compare(valueOf(one, columnOf(order)), valueOf(other, columnOf(order))),
  );
  const offset = offsetOf(page, ROWS_PER_PAGE);
  return { rows: sorted.slice(offset, offset + ROWS_PER_PAGE), total: found.length };
}
