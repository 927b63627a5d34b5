import { Link } from 'react-router';
import { cellPadding, columnNeeds } from './cell-style.ts';
import type { Column } from './column.ts';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row, string>[];
  href: string | undefined;
};

const card =
  'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-paper max-md:p-4';

// Nothing but the corner stands beside the title, however short either is.
const breakAfterCorner = "max-md:after:-order-1 max-md:after:basis-full max-md:after:content-['']";

/** The first cell's link covers the row: one stop for the keyboard, the whole row for a thumb. */
export function TableRow<Row>({ row, columns, href }: Props<Row>) {
  return (
    <tr
      className={`relative border-b border-line transition-colors last:border-0 max-md:last:border ${card} ${breakAfterCorner} has-checked:bg-tint ${href === undefined ? '' : 'hover:bg-tint max-md:hover:border-line-strong max-md:hover:bg-paper'}`}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} href={href} />
      ))}
    </tr>
  );
}

/** On a card the title and the corner share the first line; every other cell is below its label, two per line. */
const onCards: Record<NonNullable<Column<never>['onCard']>, string> = {
  // Little enough that the longest badge of any language keeps its corner.
  title: 'wrap-anywhere md:min-w-32 max-md:-order-2 max-md:min-w-0 max-md:grow max-md:basis-[35%] max-md:text-base!',
  corner: 'max-md:-order-1',
  control: 'w-11 max-md:absolute max-md:right-1 max-md:bottom-1',
  line: 'max-md:basis-full',
  nowhere: 'max-md:hidden',
};
const ON_LINE = 'max-md:basis-[calc(50%-0.5rem)]';

function Cell<Row>({ column, row, href }: { column: Column<Row, string>; row: Row; href: string | undefined }) {
  const { heading, cell, align = 'start', onCard, needs } = column;
  const isTitle = onCard === 'title';
  const content = cell(row);
  return (
    <td
      className={`max-md:p-0! max-md:text-sm ${cellPadding} ${columnNeeds(needs)} ${align === 'end' ? 'text-right max-md:text-left' : ''} ${onCard ? onCards[onCard] : ON_LINE} ${isTitle ? 'py-3.5 text-sm leading-snug font-semibold max-md:font-[680] max-md:tracking-[-0.022em]' : 'py-2 max-md:font-medium'}`}
    >
      {(onCard ?? 'line') === 'line' && (
        <span className="block text-xs font-normal text-ink-soft md:hidden">{heading}</span>
      )}
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
