import { Email, Line, PersonName } from '@laine/contract/fields.ts';
import { z } from 'zod';
import type { SaidProfile } from '../../ground/ports/sign-in-provider.ts';

const MAX_PICTURE_URL_CHARACTERS = 2000;

const name = PersonName.min(1).optional().catch(undefined);

const Profile = z.object({
  idAtProvider: Line.min(1).max(255),
  email: Email.optional().catch(undefined),
  emailVerified: z.boolean().catch(false),
  name,
  givenName: name,
  familyName: name,
  image: z
    .url({ protocol: /^https$/ })
    .max(MAX_PICTURE_URL_CHARACTERS)
    .optional()
    .catch(undefined),
});

export type ProviderProfile = Omit<z.output<typeof Profile>, 'givenName' | 'familyName'> & {
  surname: string | undefined;
};

/**
 * The person may have typed these values at the provider, so values that our own fields would refuse are left out.
 * Without a given name the full one is used, because nobody can guess which part is the surname.
 */
export function readProviderProfile(said: SaidProfile): ProviderProfile {
  const { givenName, familyName, name: wholeName, ...profile } = Profile.parse(said);
  return givenName === undefined
    ? { ...profile, name: wholeName, surname: undefined }
    : { ...profile, name: givenName, surname: familyName };
}
