import { z } from 'zod';

/** A number of entries, as it is written in a query. */
export const countInQuery = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1));
