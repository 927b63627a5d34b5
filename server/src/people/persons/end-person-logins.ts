import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { holdAccount } from '../../identity/accounts/change-account.ts';
import { endLoginsOf } from '../../identity/accounts/end-logins-of.ts';

/** For somebody who has lost a phone, or whose account somebody else is using. */
export async function endPersonLogins(
  deps: Deps,
  actor: Actor<Person>,
  { personId }: { personId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { account } = await holdAccount(tx, personId);
    if (!account) throw new Refusal('not-found');
    await recordAction(tx, actor, { action: 'person-signed-out', target: personId }, now);
    await endLoginsOf(tx, personId, 'ended-elsewhere', {}, now);
  });
}
