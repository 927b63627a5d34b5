import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { TableHead } from './table-head.tsx';
import type { OrderOf } from './table-order.ts';
import { TableRow } from './table-row.tsx';

type Props<Row, Name extends string> = {
  /** The table's name for screen readers, or the id of a heading that everybody sees. */
  caption: string | { id: string };
  columns: readonly Column<Row, NoInfer<Name>>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row's link, which its title spreads over the whole row. */
  hrefOf?: (row: Row) => string;
  /** The shown order, and the address of another one. */
  order?: { shown: OrderOf<Name>; hrefWith: (order: OrderOf<Name>) => string };
  /** Shown instead of rows: loading, empty or failed. */
  instead?: ReactNode;
};

/** A plain table. Without enough room each row becomes a card whose cells have labels. */
export function Table<Row, Name extends string>(props: Props<Row, Name>) {
  const { caption, columns, rows, keyOf, hrefOf, order, instead } = props;
  return (
    <div className="rounded-card md:border md:border-line md:bg-paper">
      <table
        aria-labelledby={typeof caption === 'string' ? undefined : caption.id}
        className="figures w-full border-collapse text-xs max-md:block lg:text-sm"
      >
        {typeof caption === 'string' && <caption className="sr-only">{caption}</caption>}
        <thead className="max-md:hidden">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <TableHead key={column.key} column={column} order={order} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {instead === undefined ? (
            rows.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} href={hrefOf?.(row)} />)
          ) : (
            <InsteadOfRows columnCount={columns.length}>{instead}</InsteadOfRows>
          )}
        </tbody>
      </table>
    </div>
  );
}

function InsteadOfRows({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr className="max-md:block">
      <td colSpan={columnCount} className="max-md:block">
        {children}
      </td>
    </tr>
  );
}
