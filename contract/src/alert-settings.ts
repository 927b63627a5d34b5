import { z } from 'zod';

/** A time of day on the person's own clock, in whole minutes. */
const TimeOfDay = z.int().min(0).max(86_340).multipleOf(60);

/** What somebody wants to be told of the stations they look after, and when. */
export const AlertSettings = z.object({
  byMail: z.boolean(),
  /** Only what is urgent. */
  bySms: z.boolean(),
  /** The same time twice means no quiet hours. */
  quietFromInSeconds: TimeOfDay,
  quietToInSeconds: TimeOfDay,
  digestAtInSeconds: TimeOfDay,
});
export type AlertSettings = z.infer<typeof AlertSettings>;
