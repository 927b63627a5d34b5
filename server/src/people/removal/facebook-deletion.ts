import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { removalDay } from '@laine/rules/people/deletion.ts';
import { recordSystemAction } from '../../ground/audit/record-system-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { findAccountOfIdentity } from '../../identity/accounts/find-account-of-identity.ts';
import { isStaffAccount } from '../../identity/accounts/is-staff-account.ts';
import { isOnlyAdmin } from '../../identity/accounts/leave-account.ts';
import { beginDeletion } from './begin-deletion.ts';
import { findDeletionRequest, insertDeletionRequest } from './deletion-request-store.ts';
import { hasSignedInSince } from './leaver-facts.ts';
import { readSignedRequest } from './read-signed-request.ts';

/** Facebook accepts letters and digits only. 128 random bits, because its holder may read the deletion's progress. */
const newConfirmationCode = () => randomBytes(16).toString('hex');

/** Clocks differ, and Facebook may try again for a while. */
const ON_ITS_WAY = Temporal.Duration.from({ hours: 1 });

/**
 * Somebody asked Facebook to have us delete their data. That counts as if they had asked here, even for people who may
 * not sign in. Facebook always gets an address and a code, which it shows to the person. The only admin must ask here,
 * or nobody could run the product any more. A later sign-in cancels the request, so an old one, whose signature never
 * expires, deletes nobody.
 */
export async function acceptFacebookDeletion(
  deps: Deps,
  { bytes, origin }: { bytes: Uint8Array; origin: string },
): Promise<CallAnswer<typeof calls.facebookDeletion>> {
  const { facebook } = deps.settings;
  const asked = facebook && readSignedRequest(bytes, facebook.clientSecret);
  if (!asked) throw new Refusal('signature-invalid');
  const confirmationCode = newConfirmationCode();
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const account = await findAccountOfIdentity(tx, 'facebook', asked.idAtProvider);
    await insertDeletionRequest(tx, { confirmationCode, accountId: account?.id ?? null, askedAt: now });
    if (!account || (await isOnlyAdmin(tx, account))) return;
    if (asked.askedAt && (await hasSignedInSince(tx, account.id, asked.askedAt.add(ON_ITS_WAY)))) return;
    const begun = await beginDeletion(tx, { accountId: account.id, by: 'facebook' }, now);
    if (begun && (await isStaffAccount(tx, account.id))) {
      await recordSystemAction(tx, { action: 'account-deletion-asked', target: account.id }, now);
    }
  });
  const url = new URL(paths.dataDeletion(confirmationCode), origin);
  return { url: url.href, confirmation_code: confirmationCode };
}

/** The progress for anybody with the code. It names nobody. */
export async function readDeletionStatus(
  deps: Deps,
  confirmationCode: string,
): Promise<CallAnswer<typeof calls.deletionStatus>> {
  const request = await findDeletionRequest(deps.db.query, confirmationCode);
  if (!request) throw new Refusal('not-found');
  const { accountId, status, deletionAskedAt, removedAt } = request;
  if (accountId === null) return { status: 'nothing-stored', removedOn: null };
  if (status === 'removed') return { status: 'removed', removedOn: removedAt?.toString() ?? null };
  if (!deletionAskedAt) return { status: 'taken-back', removedOn: null };
  return { status: 'waiting', removedOn: removalDay(deletionAskedAt).toString() };
}
