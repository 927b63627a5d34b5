import { stringify } from 'csv-stringify/sync';

const ROWS_AT_ONCE = 1000;

/** Figures are euros: a sum stays a number until here, because the minus of a text would be taken for a formula. */
type Cell = string | number | null;
const cast = { number: (euros: number) => euros.toFixed(2), string: withoutInnerFormulas };

/**
 * Where a decimal has a comma, as in most of our languages, a spreadsheet splits a line at semicolons and looks at quotes
 * only at the beginning of a cell: behind each semicolon a cell of somebody's own could begin.
 */
function withoutInnerFormulas(text: string): string {
  return text.replaceAll(/(;["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1'");
}

/**
 * A list for a spreadsheet, part by part, each from where the one before ended: what is added meanwhile neither moves a row
 * nor tells one twice. It begins with the mark by which a spreadsheet knows the letters, and has no cell that it would
 * take for a formula.
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
