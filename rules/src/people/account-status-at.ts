import type { AccountStatus } from '@laine/contract/states.ts';
import { isBefore } from '../time/instants.ts';

type Restricted = {
  status: AccountStatus;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
};

/** What an account is at a moment: a restriction with an end is over then, also before a job has tidied it up. */
export function accountStatusAt({ status, restrictedUntil, deletionAskedAt }: Restricted, now: Temporal.Instant) {
  const isRestricted = status === 'suspended' || status === 'banned';
  if (!isRestricted || !restrictedUntil || isBefore(now, restrictedUntil)) return status;
  return deletionAskedAt ? 'deactivated' : 'active';
}
