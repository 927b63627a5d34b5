import type { ReactNode } from 'react';

/** One column of a table, and one line of a card where a table doesn't fit. */
export type Column<Row, Name extends string = never> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures align at the end, so that they compare. */
  align?: 'start' | 'end';
  /** The order's name in the address. Without it the column doesn't sort. */
  sortBy?: Name;
  /**
   * The place on a card: at its head, in a corner, as a control, on its own labelled line, or nowhere. Defaults to half
   * a labelled line.
   */
  onCard?: 'title' | 'corner' | 'control' | 'line' | 'nowhere';
  /** The least important columns are left out as a table gets narrower. */
  needs?: 'lg' | 'xl' | 'widest';
};
