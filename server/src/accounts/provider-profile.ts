import { Email, Line, PersonName } from '@laine/contract/fields.ts';
import { z } from 'zod';
import type { SaidProfile } from '../ports/sign-in-provider.ts';

const MAX_PICTURE_URL_CHARACTERS = 2000;

const Profile = z.object({
  idAtProvider: Line.min(1).max(255),
  email: Email.optional().catch(undefined),
  emailVerified: z.boolean().catch(false),
  name: PersonName.min(1).optional().catch(undefined),
  image: z
    .url({ protocol: /^https$/ })
    .max(MAX_PICTURE_URL_CHARACTERS)
    .optional()
    .catch(undefined),
});

export type ProviderProfile = z.output<typeof Profile>;

/** A person may have typed these values at the provider, so what our own fields would refuse is left out. */
export const readProviderProfile = (said: SaidProfile): ProviderProfile => Profile.parse(said);
