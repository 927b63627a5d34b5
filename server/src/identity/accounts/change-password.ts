import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { setPasswordHash } from './account-store.ts';
import { endLoginsOf } from './end-logins-of.ts';
import { lockAddress } from './login-code-store.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './require-good-password.ts';

/** Passwords open the admin calls, so only staff have one. All other logins end: one may be an intruder's. */
export async function changePassword(
  deps: Deps,
  actor: Actor<Person>,
  { newPassword }: { newPassword: string },
): Promise<void> {
  const { account, loginId } = actor.who;
  requireGoodPassword(deps, newPassword, account.email);
  const hash = await hashPassword(newPassword);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    // A parallel sign-in with the old password is either ended with the logins or refused.
    await lockAddress(tx, account.email);
    await recordAction(tx, actor, { action: 'password-changed', target: account.id }, now);
    await setPasswordHash(tx, account.id, hash, now);
    await endLoginsOf(tx, account.id, 'password-changed', { except: loginId }, now);
    const change = { change: 'password-changed', loginId } as const;
    await queueAccountMail(tx, { accountId: account.id, kind: 'credentials-changed', data: change }, now);
  });
}
