import type { Tx } from '../../ground/db/open-database.ts';
import { deleteChallengesOf } from './passkey-challenge-store.ts';
import { deletePasskeysOf } from './passkey-store.ts';
import { deleteRecoveryCodesOf } from './recovery-code-store.ts';

/** Everything that a person could sign in with beside their address. */
export async function forgetPasskeys(tx: Tx, accountId: string): Promise<{ passkeys: number; recoveryCodes: number }> {
  await deleteChallengesOf(tx, accountId);
  return {
    passkeys: await deletePasskeysOf(tx, accountId),
    recoveryCodes: await deleteRecoveryCodesOf(tx, accountId),
  };
}
