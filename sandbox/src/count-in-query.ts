import { z } from 'zod';

/** How many, as it arrives in a query. */
export const countInQuery = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1));
