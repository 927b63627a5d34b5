import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { updateProfile } from './account-store.ts';
import type { NoticeWishChange } from './change-notice-wishes.ts';
import { changeNoticeWishes } from './change-notice-wishes.ts';
import { readPhone } from './read-phone.ts';

type ProfileWish = {
  name?: string | undefined;
  surname?: string | undefined;
  phone?: string | undefined;
  country?: string | undefined;
  postalCode?: string | undefined;
  locale?: Locale | undefined;
  notices?: NoticeWishChange | undefined;
};

/** Changes only the fields that are named; an empty one is removed. */
export async function editProfile(deps: Deps, person: Person, { notices, ...wish }: ProfileWish): Promise<Person> {
  const change = {
    ...(wish.name !== undefined && { name: wish.name || null }),
    ...(wish.surname !== undefined && { surname: wish.surname || null }),
    ...(wish.country !== undefined && { country: wish.country || null }),
    ...(wish.postalCode !== undefined && { postalCode: wish.postalCode || null }),
    ...(wish.phone !== undefined && {
      phone: wish.phone === '' ? null : await readPhone(wish.phone, deps.settings.brand.contactPhone),
    }),
    ...(wish.locale !== undefined && { locale: wish.locale }),
  };
  const account = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (notices) await changeNoticeWishes(tx, person.account.id, notices, now);
    const changed = await updateProfile(tx, person.account.id, change, now);
    if (!changed) throw new Refusal('not-signed-in');
    return changed;
  });
  return { ...person, account: { ...account, status: person.account.status } };
}
