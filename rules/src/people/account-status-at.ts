import type { AccountStatus } from '@laine/contract/states.ts';
import { isBefore } from '../time/instants.ts';

type Restricted = {
  status: AccountStatus;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
};

/** A restriction ends at its time, even if the job that tidies it up hasn't run yet. */
export function accountStatusAt({ status, restrictedUntil, deletionAskedAt }: Restricted, now: Temporal.Instant) {
  const isRestricted = status === 'suspended' || status === 'banned';
  if (!isRestricted || !restrictedUntil || isBefore(now, restrictedUntil)) return status;
  return deletionAskedAt ? 'deactivated' : 'active';
}
