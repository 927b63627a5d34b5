import type { AccountStatus, Role } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockAccountAndAdmins, updateAccount } from './account-store.ts';

/** An account as staff change it, held until the caller commits together with those of all admins. */
export type HeldAccount = {
  id: string;
  role: Role;
  status: AccountStatus;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
  staffNote: string | null;
};

/** Two admins who decide at once decide one after the other, and each sees what the other has done. */
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

/** What others have decided and recorded. */
export const changeAccount = (
  tx: Tx,
  accountId: string,
  change: Partial<Omit<HeldAccount, 'id' | 'deletionAskedAt'>>,
  now: Temporal.Instant,
): Promise<void> => updateAccount(tx, accountId, change, now);
