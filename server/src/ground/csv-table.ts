import { stringify } from 'csv-stringify/sync';

const ROWS_AT_ONCE = 1000;

/** Sums are in euros and stay numbers until here: as text, their minus would be mistaken for a formula. */
type Cell = string | number | null;
const cast = { number: (euros: number) => euros.toFixed(2), string: withoutInnerFormulas };

/**
 * With a decimal comma, as in most of our languages, a spreadsheet splits lines at semicolons and honours quotes only
 * at the start of a cell, so text after a semicolon could become a cell of its own.
 */
function withoutInnerFormulas(text: string): string {
  return text.replaceAll(/(;["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");
}

/**
 * A list for a spreadsheet, in batches that each continue where the last one ended: rows added meanwhile neither shift
 * the others nor repeat one. It starts with a byte order mark, and no cell can be taken for a formula.
 */
export async function* csvTable<Row, Column extends string>(
  columns: readonly Column[],
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  cellsOf: (row: Row) => Record<Column, Cell>,
): AsyncGenerator<string> {
  let last: Row | undefined;
  let rows: Row[];
  do {
    rows = await readAfter(last, ROWS_AT_ONCE);
    const isFirst = last === undefined;
    yield stringify(rows.map(cellsOf), {
      bom: isFirst,
      header: isFirst,
      escape_formulas: true,
      columns: [...columns],
      cast,
    });
    last = rows.at(-1);
  } while (rows.length === ROWS_AT_ONCE);
}
