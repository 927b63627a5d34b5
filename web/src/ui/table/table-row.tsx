import { Link } from 'react-router';
import { cellPadding, columnNeeds } from './cell-style.ts';
import type { Column } from './column.ts';
import { SelectRow } from './select-row.tsx';
import type { Selection } from './use-selection.ts';

type Props<Row> = {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  href: string | undefined;
  selection: Selection | undefined;
};

const card =
  'max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper max-md:p-4';

/** The first cell's link covers the row: one stop for the keyboard, the whole row for a thumb. */
export function TableRow<Row>({ row, rowKey, columns, href, selection }: Props<Row>) {
  const isChosen = selection?.has(rowKey) ?? false;
  return (
    <tr
      className={`relative border-b border-line transition-colors last:border-0 max-md:last:border ${card} ${isChosen ? 'bg-tint' : ''} ${href === undefined ? '' : 'hover:bg-tint max-md:hover:border-line-strong max-md:hover:bg-paper'}`}
    >
      {selection && <SelectRow rowKey={rowKey} selection={selection} />}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} href={href} />
      ))}
    </tr>
  );
}

/** On a card the title and the corner share the first line; every other cell stands under its label. */
const onCards: Record<NonNullable<Column<never>['onCard']>, string> = {
  title: 'max-md:order-first max-md:self-center max-md:text-base! max-md:leading-snug',
  corner: 'max-md:order-first max-md:justify-self-end max-md:text-right',
  nowhere: 'max-md:hidden',
};

function Cell<Row>({ column, row, href }: { column: Column<Row>; row: Row; href: string | undefined }) {
  const { heading, cell, align = 'start', onCard, needs } = column;
  const isTitle = onCard === 'title';
  const content = cell(row);
  return (
    <td
      className={`py-3 max-md:p-0! max-md:text-sm max-md:font-medium ${cellPadding} ${columnNeeds(needs)} ${align === 'end' ? 'text-right max-md:text-left' : ''} ${onCard ? onCards[onCard] : ''} ${isTitle ? 'text-sm leading-snug font-semibold' : ''}`}
    >
      {onCard === undefined && <span className="block text-xs font-normal text-ink-soft md:hidden">{heading}</span>}
      {isTitle && href !== undefined ? (
        <Link
          to={href}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action max-md:after:rounded-card"
        >
          {content}
        </Link>
      ) : (
        content
      )}
    </td>
  );
}
