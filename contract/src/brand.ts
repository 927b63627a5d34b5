import { z } from 'zod';
import { StationCountry } from './station-country.ts';

/** The operator of this Laine, read from `brand.json`, so that another one can run it under its own name. */
export const Brand = z.object({
  name: z.string().min(1).max(40),
  legalName: z.string().min(1),
  registrationNumber: z.string().min(1),
  address: z.string().min(1),
  country: StationCountry.default('EE'),
  /** By country. Without an entry we print the home country's number, as the Union's one-stop shop requires. */
  vatNumbers: z.partialRecord(StationCountry, z.string().min(4)).default({}),
  contactEmail: z.email(),
  contactPhone: z.string().min(5),
  social: z.array(z.object({ name: z.enum(['Instagram', 'Facebook', 'YouTube', 'TikTok']), url: z.url() })).length(3),
  /** Overtime still unpaid after two reminders grows to twice its price. */
  doublesUnpaidOvertime: z.boolean().default(true),
  /** Until a lawyer has read the legal texts as this operator shows them, the pages say so. */
  legal: z.object({ reviewedByCounsel: z.boolean() }),
});
export type Brand = z.infer<typeof Brand>;
