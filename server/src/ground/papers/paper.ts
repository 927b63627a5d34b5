import type { Locale } from '@laine/contract/states.ts';

/** A fact beside its name, such as a number or a date. */
export type PaperFact = { label: string; value: string };

export type PaperRow = { label: string; sum: string };

/** One document: whatever it is about, it is laid out alike. Every text is ready to be read. */
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
  /** When it was issued: the file is the same however often it is drawn. */
  issuedAt: Temporal.Instant;
};
