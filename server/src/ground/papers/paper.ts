import type { Locale } from '@laine/contract/states.ts';

/** How papers are drawn. Another number makes every document be drawn anew when it's next asked for. */
export const PAPER_LOOK = 1;

/** A labelled fact, such as a number or a date. */
export type PaperFact = { label: string; value: string };

export type PaperRow = { label: string; sum: string };

/** A document of any kind; all have the same layout. Every text is ready to print. */
export type Paper = {
  locale: Locale;
  /** The product's name, beside the wave. */
  brand: string;
  title: string;
  facts: PaperFact[];
  parties: { title: string; lines: string[] }[];
  table: { columns: [string, string]; rows: PaperRow[]; totals: (PaperRow & { isMain?: boolean })[] };
  notes: string[];
  /** At the bottom of each page. */
  footer: string;
  /** The date of issue: the file is the same however often it's drawn. Text, because papers travel to a worker. */
  issuedAt: string;
};
