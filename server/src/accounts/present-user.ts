import type { AdminUser } from '@laine/contract/admin/entities.ts';
import type { User } from '@laine/contract/public/entities.ts';
import { ACCOUNT_RESTORE_DAYS } from '@laine/rules/constants.ts';
import type { Account } from '../principal.ts';
import type { Person } from '../principal.ts';
import { timestamps } from '../timestamps.ts';

/** How long a deleted account can come back, in hours, because an instant cannot add days. */
const RESTORE_WITHIN = Temporal.Duration.from({ hours: 24 * ACCOUNT_RESTORE_DAYS });

export function presentUser({ account, isAdmin, ownStationIds }: Person): User {
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
    ...(deletionAskedAt && { removedOn: deletionAskedAt.add(RESTORE_WITHIN).toString() }),
  };
}

export const presentAdminUser = (account: Account): AdminUser => ({
  id: account.id,
  email: account.email,
  role: account.role,
  ...timestamps(account),
});
