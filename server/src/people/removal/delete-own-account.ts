import type { DeletionForecast, User } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaffAccount } from '../../identity/accounts/is-staff-account.ts';
import { isOnlyAdmin, takeDeletionBack } from '../../identity/accounts/leave-account.ts';
import { presentUser } from '../../identity/accounts/present-user.ts';
import { requireProof } from '../../identity/accounts/require-proof.ts';
import { passkeyStandingOf, rightsOf } from '../../identity/accounts/rights-of.ts';
import { sumOwed } from '../../money/debts/sum-owed.ts';
import { listOwnStationIds } from '../own-data/own-records.ts';
import { beginDeletion } from './begin-deletion.ts';
import { forecastFor } from './forecast-deletion.ts';

/**
 * The account is out of use at once. Nothing stops it but being the only admin: what is still open makes the removal
 * wait instead, and the answer says what that is.
 */
export async function deleteOwnAccount(deps: Deps, actor: Actor<Person>): Promise<DeletionForecast> {
  const { account, loginId: keepLogin } = actor.who;
  requireProof(actor.who);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (await isOnlyAdmin(tx, account)) throw new Refusal('last-admin');
    const begun = await beginDeletion(tx, { accountId: account.id, by: 'person', keepLogin }, now);
    if (begun && (await isStaffAccount(tx, account.id))) {
      await recordAction(tx, actor, { action: 'account-deletion-asked', target: account.id }, now);
    }
    const askedAt = begun ? now : (account.deletionAskedAt ?? now);
    return forecastFor(tx, account.id, askedAt, now);
  });
}

/** Restores the account with the person's stations. Repeating it, or calling it without a deletion, changes nothing. */
export async function restoreOwnAccount(deps: Deps, actor: Actor<Person>): Promise<User> {
  const { account } = actor.who;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const isBack = await takeDeletionBack(tx, account.id, now);
    if (isBack && (await isStaffAccount(tx, account.id))) {
      await recordAction(tx, actor, { action: 'account-deletion-taken-back', target: account.id }, now);
    }
    const status = isBack && account.status === 'deactivated' ? 'active' : account.status;
    const passkey = actor.who.passkey;
    const standing = passkeyStandingOf(deps, { ...account, status, isShown: passkey.isShown });
    const ownStationIds = await listOwnStationIds(tx, account.id);
    const rights = rightsOf({ ...account, status, isMissing: standing.isMissing, ownStationIds });
    const back = { ...account, status, deletionAskedAt: null };
    const person = { ...actor.who, ...rights, account: back, passkey: { ...passkey, ...standing } };
    const { adminsNeedPasskey } = deps.settings;
    return presentUser(person, { owesInCents: await sumOwed(tx, account.id), adminsNeedPasskey });
  });
}
