import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { TableHead } from './table-head.tsx';
import type { OrderOf } from './table-order.ts';
import { TableRow } from './table-row.tsx';

type Props<Row, Name extends string> = {
  /** What the table lists, for screen readers, or the id of a heading that says it to everybody. */
  caption: string | { id: string };
  columns: readonly Column<Row, NoInfer<Name>>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where a row leads; its title then is a link that covers the row. */
  hrefOf?: (row: Row) => string;
  /** The order that is shown, and the address of another one. */
  order?: { shown: OrderOf<Name>; hrefWith: (order: OrderOf<Name>) => string };
  /** Instead of rows: what is loading, missing or wrong. */
  instead?: ReactNode;
};

/** A plain table. Where it has no room each row becomes a card, in which every cell bears its label. */
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
