import type { AdminUser } from '@laine/contract/admin/entities.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { removalDay } from '@laine/rules/people/deletion.ts';
import type { Account, Person } from '../../ground/principal.ts';
import { timestamps } from '../../ground/timestamps.ts';

type Beside = {
  owesInCents: number;
  /** True if admins must sign in with one. */
  adminsNeedPasskey: boolean;
};

export function presentUser(person: Person, { owesInCents, adminsNeedPasskey }: Beside): User {
  const { account, ownStationIds, passkey } = person;
  // An admin who hasn't shown the passkey yet still needs the way to where it's requested.
  const isAdmin = person.isAdmin || passkey.isMissing;
  const isOwner = ownStationIds.length > 0;
  const { id, email, name, surname, phone, country, postalCode, image, locale, deletionAskedAt } = account;
  return {
    id,
    email,
    ...(name !== null && { name }),
    ...(surname !== null && { surname }),
    ...(phone !== null && { phone }),
    ...(country !== null && { country }),
    ...(postalCode !== null && { postalCode }),
    metadata: { ...(image !== null && { image }), ...(locale !== null && { locale }) },
    isAdmin,
    isOwner,
    passkey: {
      isHeld: passkey.isHeld,
      isRequired: adminsNeedPasskey && isAdmin,
      isMissing: passkey.isMissing,
      isOffered: (isAdmin || isOwner) && !passkey.isHeld && !passkey.isOfferClosed,
    },
    owesInCents,
    notices: {
      reminders: account.wantsReminders,
      reviewRequests: account.wantsReviewRequests,
      news: account.wantsNews,
    },
    ...(account.status === 'suspended' && {
      suspended: {
        reason: account.restrictedBecause ?? '',
        until: account.restrictedUntil?.toString() ?? null,
      },
    }),
    ...(deletionAskedAt && { removedOn: removalDay(deletionAskedAt).toString() }),
  };
}

export const presentAdminUser = (account: Account): AdminUser => ({
  id: account.id,
  email: account.email,
  role: account.role,
  ...timestamps(account),
});
