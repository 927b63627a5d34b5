import { Refusal } from '@laine/contract/refusals.ts';
import { recordActionWithoutLogin } from '../../ground/audit/record-action-without-login.ts';
import { countUse, lockBudgets, requireRoom } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { hasSignedIn } from '../accounts/has-signed-in.ts';
import { isStaffAccount } from '../accounts/is-staff-account.ts';
import type { OpenedLogin, SigningDevice } from '../accounts/open-login.ts';
import { openLogin } from '../accounts/open-login.ts';
import type { SignInOrigin } from '../accounts/sign-in-origin.ts';
import { recoveryTryBudget } from './passkey-limits.ts';
import { consumeRecoveryCode } from './recovery-code-store.ts';
import { hashRecoveryCode } from './recovery-code.ts';

type Proof = { email: string; recoveryCode: string; origin: SignInOrigin; signing: SigningDevice };

/** The answer is the same whether the address is unknown, or the code wrong or used. */
export async function signInWithRecoveryCode(
  deps: Deps,
  { email, recoveryCode, origin: { network, browserHash }, signing }: Proof,
): Promise<OpenedLogin> {
  const codeHash = hashRecoveryCode(deps, recoveryCode);
  const login = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const isKnown = await hasSignedIn(tx, browserHash, email);
    const budgets = [recoveryTryBudget(deps, { network, browserHash, isKnown })];
    await lockBudgets(tx, budgets);
    await requireRoom(tx, budgets, now, 'too-many-tries');
    const used = await consumeRecoveryCode(tx, { email, codeHash }, now);
    if (!used) {
      await countUse(tx, budgets, now);
      return undefined;
    }
    const { accountId } = used;
    const opened = await openLogin(tx, { id: accountId }, { ...signing, method: 'recovery-code' }, now);
    const somebody = { accountId, fromAddress: signing.fromAddress };
    if (await isStaffAccount(tx, accountId))
      await recordActionWithoutLogin(tx, somebody, { action: 'recovery-code-used', target: accountId }, now);
    const change = { change: 'recovery-code-used', loginId: opened.id } as const;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data: change, occasion: opened.id }, now);
    return opened;
  });
  if (!login) throw new Refusal('wrong-recovery-code');
  return login;
}
