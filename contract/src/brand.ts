import { z } from 'zod';
import { StationCountry } from './station-country.ts';

/** Who runs this Laine. One file, `brand.json`, so that another operator can run it under its own name. */
export const Brand = z.object({
  name: z.string().min(1).max(40),
  legalName: z.string().min(1),
  registrationNumber: z.string().min(1),
  address: z.string().min(1),
  /** Where the company is at home. */
  country: StationCountry.default('EE'),
  /** By country; where there is none the one at home is named, as the Union's one-stop shop has it. */
  vatNumbers: z.partialRecord(StationCountry, z.string().min(4)).default({}),
  contactEmail: z.email(),
  contactPhone: z.string().min(5),
  social: z.array(z.object({ name: z.enum(['Instagram', 'Facebook', 'YouTube', 'TikTok']), url: z.url() })).length(3),
  /** Whether overtime that stays unpaid after two reminders grows to twice its price. */
  doublesUnpaidOvertime: z.boolean().default(true),
  /** Whether a lawyer has read the legal texts as this operator shows them; until then the pages say so. */
  legal: z.object({ reviewedByCounsel: z.boolean() }),
});
export type Brand = z.infer<typeof Brand>;
