import type { AccountStatus, Role } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockAccountAndAdmins, updateAccount } from './account-store.ts';

/** An account locked for a change by staff, together with all admins, until the caller commits. */
export type HeldAccount = {
  id: string;
  role: Role;
  status: AccountStatus;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
  staffNote: string | null;
};

/** Serialises decisions by two admins, so each sees the other's. */
export async function holdAccount(
  tx: Tx,
  accountId: string,
): Promise<{ account: HeldAccount | undefined; admins: HeldAccount[] }> {
  const held: HeldAccount[] = await lockAccountAndAdmins(tx, accountId);
  return {
    account: held.find(({ id }) => id === accountId),
    admins: held.filter(({ role }) => role === 'admin'),
  };
}

/** Stores decisions that the caller has made and recorded. */
export const changeAccount = (
  tx: Tx,
  accountId: string,
  change: Partial<Omit<HeldAccount, 'id' | 'deletionAskedAt'>>,
  now: Temporal.Instant,
): Promise<void> => updateAccount(tx, accountId, change, now);
