import { z } from 'zod';

/** The parts of a station's month, in the order of a statement. */
export const StatementLine = z.enum([
  'rentals',
  'extensions',
  'overtime',
  // Pass hours that nobody used or that were cancelled too late, charged after all.
  'no-shows',
  // Paid by gift cards.
  'gift-cards',
  // Taken off by passes.
  'passes',
  'refunds',
  'disputes',
  // Kept by the payment provider.
  'fees',
  // Not shared: damages are the operator's.
  'compensation',
]);
export type StatementLine = z.infer<typeof StatementLine>;
export const statementLines = StatementLine.options;
