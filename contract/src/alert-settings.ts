import { z } from 'zod';

/** A time of day on the person's own clock, in whole minutes. */
const TimeOfDay = z.int().min(0).max(86_340).multipleOf(60);

/** For the stations that somebody looks after. */
export const AlertSettings = z.object({
  byMail: z.boolean(),
  /** Urgent alerts only. */
  bySms: z.boolean(),
  /** Equal times mean no quiet hours. */
  quietFromInSeconds: TimeOfDay,
  quietToInSeconds: TimeOfDay,
  digestAtInSeconds: TimeOfDay,
});
export type AlertSettings = z.infer<typeof AlertSettings>;
