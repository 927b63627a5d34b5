import { Refusal } from '@laine/contract/refusals.ts';
import type { LoginMethod } from '@laine/contract/states.ts';
import { DAY_IN_SECONDS, LOGIN_MAX_UNUSED_DAYS } from '@laine/rules/constants.ts';
import type { Tx } from '../db/open-database.ts';
import type { Account } from '../principal.ts';
import { hashToken, newToken } from '../secrets.ts';
import { reactivate } from './account-store.ts';
import { insertLogin } from './login-store.ts';

/** A browser stays signed in this long after it was last seen. */
export const LOGIN_LIFETIME = Temporal.Duration.from({ seconds: LOGIN_MAX_UNUSED_DAYS * DAY_IN_SECONDS });
export const BEARER_LIFETIME = Temporal.Duration.from({ hours: 12 });

export type Signing = { method: LoginMethod; device: string; kind?: 'cookie' | 'bearer' };

/** Signs a proven person in. Signing in takes a deletion back; a ban stays a ban. */
export async function openLogin(tx: Tx, account: Account, signing: Signing, now: Temporal.Instant): Promise<string> {
  if (account.status === 'banned' || account.status === 'removed') throw new Refusal('account-banned');
  if (account.status === 'deactivated') await reactivate(tx, account.id, now);
  const token = newToken();
  const { kind = 'cookie', method, device } = signing;
  await insertLogin(
    tx,
    {
      accountId: account.id,
      tokenHash: hashToken(token),
      kind,
      method,
      device,
      expiresAt: now.add(kind === 'cookie' ? LOGIN_LIFETIME : BEARER_LIFETIME),
    },
    now,
  );
  return token;
}
