import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';
import { cellPadding, columnNeeds } from './cell-style.ts';
import type { Column } from './column.ts';
import { ariaSort, columnOf, isDescending, nextOrder, type OrderOf } from './table-order.ts';

type Order<Name extends string> = { shown: OrderOf<Name>; hrefWith: (order: OrderOf<Name>) => string };
type Props<Row, Name extends string> = { column: Column<Row, Name>; order: Order<Name> | undefined };

/** Stays in view under the header of the page while the rows scroll. */
export function TableHead<Row, Name extends string>({ column, order }: Props<Row, Name>) {
  const { heading, align = 'start', sortBy, needs, onCard } = column;
  const isSortable = order !== undefined && sortBy !== undefined;
  return (
    <th
      scope="col"
      aria-sort={order && ariaSort(order.shown, sortBy)}
      className={`sticky top-[calc(4rem+var(--code-bar,0rem))] z-20 bg-paper text-xs font-semibold whitespace-nowrap text-ink-soft shadow-[0_1px_0_var(--line)] first:rounded-tl-card last:rounded-tr-card md:top-[calc(4.5rem+var(--code-bar,0rem))] ${cellPadding} ${columnNeeds(needs)} ${onCard === 'control' ? 'w-11' : 'py-3'} ${align === 'end' ? 'text-right' : 'text-left'}`}
    >
      {isSortable ? (
        <Link
          to={order.hrefWith(nextOrder(order.shown, sortBy))}
          replace
          preventScrollReset
          className="-mx-2 -my-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 transition-colors hover:bg-tint hover:text-ink"
        >
          {heading}
          <SortSign order={order.shown} column={sortBy} />
        </Link>
      ) : (
        heading
      )}
    </th>
  );
}

function SortSign({ order, column }: { order: string; column: string }) {
  if (columnOf(order) !== column) return <ChevronsUpDown aria-hidden className="size-3.5 opacity-50" />;
  const Sign = isDescending(order) ? ArrowDown : ArrowUp;
  return <Sign aria-hidden className="size-3.5 text-action" />;
}
