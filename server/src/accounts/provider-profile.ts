import { Email } from '@laine/contract/fields.ts';
import { z } from 'zod';
import type { SaidProfile } from './ports.ts';

/** PostgreSQL keeps no NUL and no half of a character, and a name has no control characters at all. */
const Line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** As long as names people give themselves may be. */
const LONGEST_NAME = 120;
const LONGEST_PICTURE_URL = 2000;

const Profile = z.object({
  subject: Line.max(255),
  email: Email.optional().catch(undefined),
  emailVerified: z.boolean().catch(false),
  name: Line.max(LONGEST_NAME).optional().catch(undefined),
  image: z
    .url({ protocol: /^https$/ })
    .max(LONGEST_PICTURE_URL)
    .optional()
    .catch(undefined),
});

export type ProviderProfile = z.output<typeof Profile>;

/** A person may have typed it there: what we would not take from them ourselves is left out. */
export const readProviderProfile = (said: SaidProfile): ProviderProfile => Profile.parse(said);
