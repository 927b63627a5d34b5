import type { CallAnswer } from '@laine/contract/call.ts';
import type { Passkey, passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { isOfStaff, requireFreshProof, requireStay } from '../accounts/require-proof.ts';
import { deletePasskey, listPasskeysOf, lockPasskeysOf, updatePasskeyName } from './passkey-store.ts';
import { presentPasskey } from './present-passkey.ts';
import { readRecoveryCodes } from './recovery-code-store.ts';

export async function listOwnPasskeys(
  deps: Deps,
  { account }: Person,
): Promise<CallAnswer<(typeof passkeyCalls)['passkeys']>> {
  const passkeys = await listPasskeysOf(deps.db.query, account.id);
  const { left, madeAt } = await readRecoveryCodes(deps.db.query, account.id);
  return {
    passkeys: passkeys.map(presentPasskey),
    recoveryCodes: { left, madeAt: madeAt?.toString() ?? null },
  };
}

type Renaming = { passkeyId: string; name: string };

export async function renamePasskey(deps: Deps, { account }: Person, { passkeyId, name }: Renaming): Promise<Passkey> {
  const renamed = await updatePasskeyName(deps.db.query, { accountId: account.id, id: passkeyId, name });
  if (!renamed) throw new Refusal('not-found');
  return presentPasskey(renamed);
}

/** The last one of an admin stays where it is all that lets them in. */
export async function removePasskey(
  deps: Deps,
  actor: Actor<Person>,
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  const person = actor.who;
  const { id: accountId, role } = person.account;
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const held = await lockPasskeysOf(tx, accountId);
    if (!held.some(({ id }) => id === passkeyId)) throw new Refusal('not-found');
    requireStay(person);
    requireFreshProof(person, now);
    if (deps.settings.adminsNeedPasskey && role === 'admin' && held.length === 1) throw new Refusal('last-passkey');
    if (isOfStaff(person)) await recordAction(tx, actor, { action: 'passkey-removed', target: accountId }, now);
    await deletePasskey(tx, passkeyId);
    const change = { change: 'passkey-removed', loginId: person.loginId } as const;
    const occasion = `${passkeyId} removed`;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data: change, occasion }, now);
  });
}
