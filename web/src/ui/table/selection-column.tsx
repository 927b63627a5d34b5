import type { Column } from './column.ts';
import { SelectAll } from './select-all.tsx';
import { SelectRow } from './select-row.tsx';
import type { Selection } from './use-selection.ts';

/** The first column of a table whose rows can be chosen. */
export const selectionColumn = <Row,>(
  selection: Selection,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Column<Row> => ({
  key: 'selection',
  heading: <SelectAll keys={rows.map((row) => keyOf(row))} selection={selection} />,
  cell: (row) => <SelectRow rowKey={keyOf(row)} selection={selection} />,
  onCard: 'control',
});
