import type { ReactNode } from 'react';

/** One column of a table, and one line of a card where a table has no room. */
export type Column<Row, Name extends string = never> = {
  key: string;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that they can be compared. */
  align?: 'start' | 'end';
  /** What the address calls this order. Without it the column does not sort. */
  sortBy?: Name;
  /**
   * Where it stands on a card: at its head, in its upper or lower corner, on a labelled line alone, or nowhere; half a
   * labelled line unless said otherwise.
   */
  onCard?: 'title' | 'corner' | 'control' | 'line' | 'nowhere';
  /** The least important columns are left out where a table gets narrow. */
  needs?: 'lg' | 'xl' | 'widest';
};
