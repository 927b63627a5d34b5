import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { isOfStaff, requireFreshProof, requireStay } from '../accounts/require-proof.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts';

const RECOVERY_CODES = 10;

/**
 * Shown once, since only hashes are stored; earlier codes become invalid. A code stands for a passkey, so an admin who
 * has shown none gets none.
 */
export async function makeRecoveryCodes(deps: Deps, actor: Actor<Person>): Promise<string[]> {
  const person = actor.who;
  const accountId = person.account.id;
  if (person.passkey.isUnproven) throw new Refusal('passkey-needed');
  requireStay(person);
  requireFreshProof(person, deps.now());
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(deps, code));
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (isOfStaff(person)) await recordAction(tx, actor, { action: 'recovery-codes-made', target: accountId }, now);
    await replaceRecoveryCodes(tx, accountId, hashes, now);
    const change = { change: 'recovery-codes-made', loginId: person.loginId } as const;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data: change }, now);
  });
  return codes;
}
