import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { updateProfile } from './account-store.ts';
import { readPhone } from './read-phone.ts';

type ProfileWish = {
  name?: string | undefined;
  phone?: string | undefined;
  country?: string | undefined;
  postalCode?: string | undefined;
  locale?: Locale | undefined;
};

/** Changes only the fields that are named; an empty one is removed. */
export async function editProfile(deps: Deps, person: Person, wish: ProfileWish): Promise<Person> {
  const change = {
    ...(wish.name !== undefined && { name: wish.name || null }),
    ...(wish.country !== undefined && { country: wish.country || null }),
    ...(wish.postalCode !== undefined && { postalCode: wish.postalCode || null }),
    ...(wish.phone !== undefined && {
      phone: wish.phone === '' ? null : await readPhone(wish.phone, deps.settings.brand.contactPhone),
    }),
    ...(wish.locale !== undefined && { locale: wish.locale }),
  };
  const account = await updateProfile(deps.db.query, person.account.id, change, deps.now());
  return { ...person, account };
}
