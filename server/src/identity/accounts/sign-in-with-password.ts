import { Refusal } from '@laine/contract/refusals.ts';
import { type Budget, countUse, lockBudgets, requireRoom } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { findAccountByEmail, findPasswordHash } from './account-store.ts';
import { lockAddress } from './login-code-store.ts';
import { hasSignedInFrom } from './login-store.ts';
import { openLogin } from './open-login.ts';
import { passwordMatches } from './password.ts';
import { tryBudgets } from './sign-in-limits.ts';
import { hashNetwork } from './sign-in-origin.ts';

type PasswordProof = {
  email: string;
  password: string;
  device: string;
  place: string | null;
  fromAddress?: string | undefined;
  network: string;
};

/**
 * A bearer token for the admin calls. Wrong passwords are counted per address, whether it exists or not; a network that
 * signed in with it before has an allowance of its own.
 */
export async function signInWithPassword(
  deps: Deps,
  { email, password, device, place, fromAddress, network }: PasswordProof,
): Promise<string> {
  const originHash = hashNetwork(deps, network);
  const listBudgets = (isKnown: boolean): Budget[] =>
    tryBudgets(deps, 'password', { email, origin: originHash, network, isKnown });
  const { query } = deps.db;
  // Before the costly hash: guesses must not keep the machine busy.
  const isKnown = await hasSignedInFrom(query, email, originHash);
  await requireRoom(query, listBudgets(isKnown), deps.now(), 'too-many-tries');
  const hash = await findPasswordHash(query, email);
  const matches = await passwordMatches(password, hash, { key: network, kind: isKnown ? 'known' : 'stranger' });
  const login = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, email);
    const budgets = listBudgets(await hasSignedInFrom(tx, email, originHash));
    await lockBudgets(tx, budgets);
    await requireRoom(tx, budgets, now, 'too-many-tries');
    // Hashing takes a while: meanwhile the password may have been changed, which ends only the logins of before.
    const isCurrent = matches && (await findPasswordHash(tx, email)) === hash;
    const account = isCurrent ? await findAccountByEmail(tx, email) : undefined;
    if (!account) {
      await countUse(tx, budgets, now);
      return undefined;
    }
    return openLogin(tx, account, { method: 'password', device, place, fromAddress, kind: 'bearer', originHash }, now);
  });
  if (!login) throw new Refusal('wrong-password');
  return login.token;
}
