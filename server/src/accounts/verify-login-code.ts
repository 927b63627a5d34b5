import type { Locale } from '@laine/contract/states.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { hashToken, sameSecret } from '../secrets.ts';
import { findAccountByEmail, linkIdentity } from './account-store.ts';
import { createAccount } from './create-account.ts';
import {
  findNewestCode,
  forgetWrongTries,
  insertWrongTry,
  listWrongTries,
  lockAddress,
  useLoginCode,
} from './login-code-store.ts';
import type { OpenedLogin, SigningDevice } from './open-login.ts';
import { openLogin } from './open-login.ts';
import { consumeWaitingIdentity } from './provider-sign-in-store.ts';
import { hashLoginCode } from './send-login-code.ts';
import { longest, requireWithin, wrongTryLimits } from './sign-in-limits.ts';

type CodeProof = SigningDevice & {
  email: string;
  code: string;
  locale: Locale;
  /** Of a browser that has just been at a sign-in provider. */
  browserToken: string | undefined;
};

/** Signs in with a mailed code, or answers undefined when the code is wrong. */
export async function verifyLoginCode(deps: Deps, proof: CodeProof): Promise<OpenedLogin | undefined> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, proof.email);
    const tries = await listWrongTries(tx, proof.email, 'code', now.subtract(longest(wrongTryLimits)));
    requireWithin(wrongTryLimits, tries, now, 'too-many-tries');

    if (!(await consumeCode(tx, proof, now))) return undefined;
    const account =
      (await findAccountByEmail(tx, proof.email)) ??
      (await createAccount(deps, tx, { email: proof.email, locale: proof.locale }, now));
    const { device, place, earlierToken } = proof;
    const signing = { device, place, earlierToken };
    const waiting =
      proof.browserToken && (await consumeWaitingIdentity(tx, hashToken(proof.browserToken), proof.email, now));
    if (!waiting) return openLogin(tx, account, { ...signing, method: 'email' }, now);
    const { provider, idAtProvider } = waiting;
    await linkIdentity(tx, { provider, idAtProvider, accountId: account.id }, now);
    return openLogin(tx, account, { ...signing, method: provider }, now);
  });
}

/** Whether it is the newest code, still fresh and unused; it is used up by this. */
async function consumeCode(tx: Tx, { email, code }: CodeProof, now: Temporal.Instant): Promise<boolean> {
  const newest = await findNewestCode(tx, email);
  const fresh = newest && !newest.usedAt && Temporal.Instant.compare(now, newest.expiresAt) < 0;
  if (!fresh || !sameSecret(newest.codeHash, hashLoginCode(newest.id, code))) {
    await insertWrongTry(tx, email, 'code', now);
    return false;
  }
  await useLoginCode(tx, newest.id, now);
  await forgetWrongTries(tx, email, 'code');
  return true;
}
