import { z } from 'zod';
import { MomentInput } from './fields.ts';

/** The service that has taken over a search. */
export const Rescue = z.object({
  service: z.string().trim().min(3).max(120),
  at: MomentInput,
  note: z.string().trim().max(500).optional(),
});
export type Rescue = z.output<typeof Rescue>;

/** After "talked to", calls pause for at most this long. */
export const SilenceMinutes = z.int().min(1).max(30);
