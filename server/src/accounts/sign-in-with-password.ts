import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { findAccountByEmail, findPasswordHash } from './account-store.ts';
import { forgetWrongTries, insertWrongTry, listWrongTries, lockAddress } from './login-code-store.ts';
import { openLogin } from './open-login.ts';
import { passwordMatches } from './password.ts';
import { longest, requireWithin, wrongTryLimits } from './sign-in-limits.ts';

type PasswordProof = { email: string; password: string; device: string; place: string | null };

/** A bearer token for the admin calls. Wrong passwords are counted per address, whether it exists or not. */
export async function signInWithPassword(
  deps: Deps,
  { email, password, device, place }: PasswordProof,
): Promise<string> {
  // Before the costly hash: whoever guesses must not keep the machine busy.
  await requireFewTries(deps.db.query, email, deps.now());
  const hash = await findPasswordHash(deps.db.query, email);
  const matches = await passwordMatches(password, hash);
  const login = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, email);
    await requireFewTries(tx, email, now);
    // Hashing takes a while: meanwhile the password may have been changed, which ends only the logins of before.
    const isCurrent = matches && (await findPasswordHash(tx, email)) === hash;
    const account = isCurrent ? await findAccountByEmail(tx, email) : undefined;
    if (!account) {
      await insertWrongTry(tx, email, 'password', now);
      return undefined;
    }
    await forgetWrongTries(tx, email, 'password');
    return openLogin(tx, account, { method: 'password', device, place, kind: 'bearer' }, now);
  });
  if (!login) throw new Refusal('wrong-password');
  return login.token;
}

async function requireFewTries(db: Db, email: string, now: Temporal.Instant): Promise<void> {
  const tries = await listWrongTries(db, email, 'password', now.subtract(longest(wrongTryLimits)));
  requireWithin(wrongTryLimits, tries, now, 'too-many-tries');
}
