import { z } from 'zod';
import { MomentInput } from './fields.ts';

/** Who has taken over a search, and since when. */
export const Rescue = z.object({
  service: z.string().trim().min(3).max(120),
  at: MomentInput,
  note: z.string().trim().max(500).optional(),
});
export type Rescue = z.output<typeof Rescue>;

/** "Talked to" is good for so long at most, then people are called again. */
export const SilenceMinutes = z.int().min(1).max(30);
