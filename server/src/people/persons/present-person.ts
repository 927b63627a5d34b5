import type { Person } from '@laine/contract/admin/entities.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { removalDay } from '@laine/rules/people/deletion.ts';
import { later } from '@laine/rules/time/instants.ts';
import { timestamps } from '../../ground/timestamps.ts';
import type { PersonRow } from './people-store.ts';

/** An account as admins see it now: a restriction that is over is not shown any more. */
export function presentPerson(row: PersonRow, now: Temporal.Instant): Person {
  const { id, name, surname, phone, role, warnings, unpaidInCents, restrictedUntil, deletionAskedAt } = row;
  const status = accountStatusAt(row, now);
  const isRestricted = status === 'suspended' || status === 'banned';
  const seenAt = [row.lastSignInAt, row.loginSeenAt].filter((moment) => moment !== null);
  const waitsForRemoval = deletionAskedAt !== null && status !== 'removed';
  return {
    id,
    email: row.email ?? '',
    name,
    surname,
    phone,
    role,
    status,
    restrictedBecause: isRestricted ? row.restrictedBecause : null,
    restrictedUntil: isRestricted ? (restrictedUntil?.toString() ?? null) : null,
    removedOn: waitsForRemoval ? removalDay(deletionAskedAt).toString() : null,
    note: row.staffNote,
    warnings,
    unpaidInCents,
    lastSeenAt: seenAt.length > 0 ? seenAt.reduce(later).toString() : null,
    ...timestamps(row),
  };
}
