import { Refusal } from '@laine/contract/refusals.ts';
import type { LoginMethod } from '@laine/contract/states.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { loginEndsAt } from '@laine/rules/people/login-ends-at.ts';
import { recordActionWithoutLogin } from '../../ground/audit/record-action-without-login.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Account } from '../../ground/principal.ts';
import { hashToken, newToken } from '../../ground/secrets.ts';
import { noteSignIn } from '../../ground/security-events/note-sign-in.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { lockAccount, recordSignIn, restoreAccount } from './account-store.ts';
import { isStaffAccount } from './is-staff-account.ts';
import { takeDeletionBack } from './leave-account.ts';
import { endLoginOfToken, insertLogin, readSeenOrigins } from './login-store.ts';

export type SigningDevice = {
  device: string;
  /** A town, if known. */
  place: string | null;
  /** This browser's previous login, perhaps somebody else's. It ends. */
  earlierToken?: string | undefined;
  /** From the browser's own cookie, or a program's network; stored, so that it's known from now on. */
  originHash: string;
  /** For the security record. */
  fromAddress?: string | undefined;
};

type Signing = SigningDevice & { method: LoginMethod; kind?: 'cookie' | 'bearer' };

export type OpenedLogin = { id: string; token: string; endsAt: Temporal.Instant };

/** Signs a proven person in. That cancels a deletion, but not a suspension or ban, and a ban keeps the person out. */
export async function openLogin(
  tx: Tx,
  { id }: Pick<Account, 'id'>,
  { kind = 'cookie', method, device, place, earlierToken, originHash, fromAddress }: Signing,
  now: Temporal.Instant,
): Promise<OpenedLogin> {
  // Read again under a lock: the account may have been banned or removed since it was proven.
  const account = await lockAccount(tx, id);
  const status = accountStatusAt(account, now);
  if (status === 'removed') throw new Refusal('state-moved-on');
  if (status === 'banned') throw new Refusal('account-banned');
  const isBack = await takeDeletionBack(tx, account.id, now);
  if (status !== 'suspended' && account.status !== 'active') await restoreAccount(tx, account.id, now);
  await recordSignIn(tx, account.id, now);
  if (earlierToken !== undefined) await endLoginOfToken(tx, hashToken(earlierToken), 'signed-in-again', now);
  const isStaff = await isStaffAccount(tx, account.id);
  if (isBack && isStaff) {
    const action = { action: 'account-deletion-taken-back', target: account.id, data: { method } } as const;
    await recordActionWithoutLogin(tx, { accountId: account.id, fromAddress }, action, now);
  }
  const endsAt = loginEndsAt({ kind, createdAt: now, lastSeenAt: now, isStaff });
  const token = newToken();
  const proof = { tokenHash: hashToken(token), kind, method, device, place, originHash };
  const seen = await readSeenOrigins(tx, account.id, originHash);
  const loginId = await insertLogin(tx, { accountId: account.id, ...proof, expiresAt: endsAt }, now);
  if (isWorthTelling(seen, method)) {
    const wish = { accountId: account.id, kind: 'new-device', data: { loginId }, occasion: loginId } as const;
    await queueAccountMail(tx, wish, now);
  }
  await noteSignIn(tx, { accountId: account.id, loginId, method, fromAddress }, now);
  return { id: loginId, token, endsAt };
}

/** Not for a person's very first sign-in, nor in addition to the mail about a recovery code. */
const isWorthTelling = ({ isFirst, isKnown }: { isFirst: boolean; isKnown: boolean }, method: LoginMethod) =>
  !isFirst && !isKnown && method !== 'recovery-code';
