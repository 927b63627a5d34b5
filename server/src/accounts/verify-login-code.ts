import type { Locale } from '@laine/contract/states.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { sameSecret } from '../secrets.ts';
import { findAccountByEmail, insertAccount, linkIdentity } from './account-store.ts';
import {
  findNewestCode,
  forgetWrongTries,
  insertWrongTry,
  listWrongTries,
  lockAddress,
  useLoginCode,
} from './login-code-store.ts';
import { openLogin } from './open-login.ts';
import { hashLoginCode } from './send-login-code.ts';
import { longest, requireWithin, wrongTryLimits } from './sign-in-limits.ts';

export type CodeProof = { email: string; code: string; locale: Locale; device: string };

/** Signs in with a mailed code and answers the login's token, or undefined when the code is wrong. */
export async function verifyLoginCode(deps: Deps, proof: CodeProof): Promise<string | undefined> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, proof.email);
    const tries = await listWrongTries(tx, proof.email, 'code', now.subtract(longest(wrongTryLimits)));
    requireWithin(wrongTryLimits, tries, now, 'too-many-tries');

    const code = await takeCode(tx, proof, now);
    if (!code) return undefined;
    const account =
      (await findAccountByEmail(tx, proof.email)) ??
      (await insertAccount(tx, { email: proof.email, locale: proof.locale }, now));
    if (code.provider && code.subject) {
      await linkIdentity(tx, { provider: code.provider, subject: code.subject, accountId: account.id }, now);
    }
    return openLogin(tx, account, { method: code.provider ?? 'email', device: proof.device }, now);
  });
}

/** The newest code if it is the one given, still fresh and unused; it is used up by this. */
async function takeCode(tx: Tx, { email, code }: CodeProof, now: Temporal.Instant) {
  const newest = await findNewestCode(tx, email);
  const fresh = newest && !newest.usedAt && Temporal.Instant.compare(now, newest.expiresAt) < 0;
  if (!fresh || !sameSecret(newest.codeHash, hashLoginCode(newest.id, code))) {
    await insertWrongTry(tx, email, 'code', now);
    return undefined;
  }
  await useLoginCode(tx, newest.id, now);
  await forgetWrongTries(tx, email, 'code');
  return newest;
}
