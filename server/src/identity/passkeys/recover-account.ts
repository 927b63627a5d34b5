import { recordSystemAction } from '../../ground/audit/record-system-action.ts';
import type { Database } from '../../ground/db/open-database.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { endLoginsOf } from '../accounts/end-logins-of.ts';
import { forgetIdentities } from '../accounts/forget-identities.ts';
import { deleteChallengesOf } from './passkey-challenge-store.ts';
import { deletePasskeysOf } from './passkey-store.ts';
import { deleteRecoveryCodesOf } from './recovery-code-store.ts';

type Recovered = { passkeys: number; recoveryCodes: number; providers: number };

/**
 * The last resort of somebody who lost every passkey and recovery code, or shares a way in with a thief: from then on
 * their address alone signs them in, and they make a new passkey. Undefined if nobody has this address.
 */
export async function recoverAccount(
  db: Database,
  email: string,
  now: Temporal.Instant,
): Promise<Recovered | undefined> {
  return db.transaction(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('status', '<>', 'removed')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return undefined;
    await recordSystemAction(tx, { action: 'sign-in-recovered', target: account.id }, now);
    await deleteChallengesOf(tx, account.id);
    const passkeys = await deletePasskeysOf(tx, account.id);
    const recoveryCodes = await deleteRecoveryCodesOf(tx, account.id);
    const providers = await forgetIdentities(tx, account.id);
    await endLoginsOf(tx, account.id, 'recovered', {}, now);
    const change = { change: 'recovered', loginId: null } as const;
    await queueAccountMail(tx, { accountId: account.id, kind: 'credentials-changed', data: change }, now);
    return { passkeys, recoveryCodes, providers };
  });
}
