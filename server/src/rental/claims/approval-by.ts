import type { Db } from '../../ground/db/open-database.ts';
import type { Person } from '../../ground/principal.ts';
import { hasOtherAdmin } from '../../identity/accounts/has-other-admin.ts';
import type { ClaimRow } from './claim-store.ts';

export type Approval = 'possible' | 'with-consent' | 'by-another';

/**
 * Nobody approves their own proposal. Without a second admin it may still be sent to the renter, and is charged only if
 * they agree; if they contest it, it waits.
 */
export async function approvalBy(
  db: Db,
  { account }: Person,
  { proposedBy, status }: Pick<ClaimRow, 'proposedBy' | 'status'>,
  now: Temporal.Instant,
): Promise<Approval> {
  if (proposedBy !== account.id) return 'possible';
  const isAlone = status !== 'contested' && !(await hasOtherAdmin(db, account.id, now));
  return isAlone ? 'with-consent' : 'by-another';
}
