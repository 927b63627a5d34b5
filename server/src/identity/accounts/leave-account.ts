import type { Tx } from '../../ground/db/open-database.ts';
import type { DeletionAsker } from '../../ground/db/tables/accounts.ts';
import type { Account } from '../../ground/principal.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import type { LeaverRow } from './account-store.ts';
import { emptyAccount, findEmail, lockAdminIds, lockLeaverRow, markDeletion, unmarkDeletion } from './account-store.ts';
import { lockAddress } from './login-code-store.ts';
import { endLogins } from './login-store.ts';

/**
 * How an account ends:
 *
 *   active ── deletion asked for ──> deactivated ── signing in, or 'restore' ──> active
 *                                                └─ 30 days, nothing left to wait for ──> removed
 *
 * A suspended or banned account keeps that state on the way.
 */

export type Leaver = LeaverRow & { email: string };

type Leaving = {
  accountId: string;
  by: DeletionAsker;
  /** This login stays valid, so that the person may still see their bookings, pay and come back. */
  keepLogin?: string | undefined;
};

/** False if the deletion was under way already. */
export async function beginLeaving(
  tx: Tx,
  { accountId, by, keepLogin }: Leaving,
  now: Temporal.Instant,
): Promise<boolean> {
  const begun = await markDeletion(tx, accountId, by, now);
  if (begun) await endLogins(tx, { accountId, because: 'deleted', except: keepLogin }, now);
  return begun;
}

/** False if there was no deletion to cancel. */
export async function takeDeletionBack(tx: Tx, accountId: string, now: Temporal.Instant): Promise<boolean> {
  const back = await unmarkDeletion(tx, accountId, now);
  if (back) await queueAccountMail(tx, { accountId, kind: 'deletion-taken-back' }, now);
  return back;
}

/** Somebody must remain who can let others in. */
export async function isOnlyAdmin(tx: Tx, { id, role }: Pick<Account, 'id' | 'role'>): Promise<boolean> {
  return role === 'admin' && (await lockAdminIds(tx)).every((adminId) => adminId === id);
}

/** A person whose deletion is under way, locked until the caller commits: nobody signs in meanwhile. */
export async function lockLeaver(tx: Tx, accountId: string): Promise<Leaver | undefined> {
  const email = await findEmail(tx, accountId);
  if (email === null) return undefined;
  // In the same order as signing in locks them.
  await lockAddress(tx, email);
  const leaver = await lockLeaverRow(tx, accountId);
  return leaver && { ...leaver, email };
}

/** Clears their profile and their accounts at providers. */
export const forgetPerson = (tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> =>
  emptyAccount(tx, accountId, now);
