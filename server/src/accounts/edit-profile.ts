import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../deps.ts';
import { updateProfile } from './account-store.ts';
import type { Person } from './principal.ts';

export type ProfileWish = { name?: string | undefined; phone?: string | undefined; locale?: Locale | undefined };

/** Changes only the fields that are named; an empty one is removed. */
export async function editProfile(deps: Deps, person: Person, wish: ProfileWish): Promise<Person> {
  const change = {
    ...(wish.name !== undefined && { name: wish.name === '' ? null : wish.name }),
    ...(wish.phone !== undefined && { phone: wish.phone === '' ? null : internationalPhone(wish.phone) }),
    ...(wish.locale !== undefined && { locale: wish.locale }),
  };
  const account = await updateProfile(deps.db.query, person.account.id, change, deps.now());
  return { ...person, account };
}

/** E.164 after dropping what people write between digits. */
function internationalPhone(text: string): string {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (!/^\+[1-9]\d{6,14}$/.test(digits)) throw new Refusal('phone-invalid');
  return digits;
}
