import type { AdminUser } from '@laine/contract/admin/entities.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { removalDay } from '@laine/rules/deletion.ts';
import type { Account, Person } from '../principal.ts';
import { timestamps } from '../timestamps.ts';

/** What the person owes is known to the debts, which stand above. */
export function presentUser({ account, isAdmin, ownStationIds }: Person, owesInCents: number): User {
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
    isOwner: ownStationIds.length > 0,
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
