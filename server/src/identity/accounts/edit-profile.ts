import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account, Person } from '../../ground/principal.ts';
import { updateProfile } from './account-store.ts';
import type { NoticeWishChange } from './change-notice-wishes.ts';
import { changeNoticeWishes } from './change-notice-wishes.ts';
import { readPhone } from './read-phone.ts';
import { isOfStaff, requireFreshProof } from './require-proof.ts';

type Wish = Omit<ParsedInput<typeof calls.editMe>, 'notices'>;
type ProfileWish = Wish & { notices?: NoticeWishChange | undefined };

/** Every field of the call: one that is not stored does not compile. What is undefined stays as it is. */
type Change = { [Field in keyof Required<Wish>]: Account[Field] | undefined };

/** Changes only the fields that are named; an empty one is removed. */
export async function editProfile(deps: Deps, person: Person, { notices, ...wish }: ProfileWish): Promise<Person> {
  const change: Change = {
    name: emptied(wish.name),
    surname: emptied(wish.surname),
    country: emptied(wish.country),
    postalCode: emptied(wish.postalCode),
    phone: wish.phone ? await readPhone(wish.phone, deps.settings.brand.contactPhone) : emptied(wish.phone),
    locale: wish.locale,
  };
  // A station's staff are called at this number when somebody isn't back from the water.
  const isPhoneChanged = change.phone !== undefined && change.phone !== person.account.phone;
  if (isPhoneChanged && isOfStaff(person)) requireFreshProof(person, deps.now());
  const account = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (notices) await changeNoticeWishes(tx, person.account.id, notices, now);
    const changed = await updateProfile(tx, person.account.id, change, now);
    if (!changed) throw new Refusal('not-signed-in');
    return changed;
  });
  return { ...person, account: { ...account, status: person.account.status } };
}

const emptied = (text: string | undefined) => (text === '' ? null : text);
