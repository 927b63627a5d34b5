import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { holdAccount } from '../../identity/accounts/change-account.ts';
import { readOwnData } from './export-own-data.ts';

/** For somebody who wrote to us: a banned person can't sign in to get it, but still has a right to it. */
export async function exportPerson(
  deps: Deps,
  actor: Actor<Person>,
  { personId }: { personId: string },
): Promise<OwnData> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { account } = await holdAccount(tx, personId);
    if (!account) throw new Refusal('not-found');
    if (account.status === 'removed') throw new Refusal('state-moved-on');
    await recordAction(tx, actor, { action: 'person-exported', target: personId }, now);
    return readOwnData(tx, personId, now);
  });
}
