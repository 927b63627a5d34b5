import { z } from 'zod';

/** What a station's month is made of, in the order in which a statement lists it. */
export const StatementLine = z.enum([
  'rentals',
  'extensions',
  'overtime',
  // Hours of a pass that were not used or given up too late, charged after all.
  'no-shows',
  // What gift cards paid of rentals.
  'gift-cards',
  // What passes took off rentals.
  'passes',
  'refunds',
  'disputes',
  // What the payment provider kept.
  'fees',
  // Not shared: damages are the operator's.
  'compensation',
]);
export type StatementLine = z.infer<typeof StatementLine>;
export const statementLines = StatementLine.options;
