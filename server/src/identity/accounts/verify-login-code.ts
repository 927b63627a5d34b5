import type { Locale } from '@laine/contract/states.ts';
import { countUse, lockBudgets, requireRoom, spend } from '../../ground/budgets/budgets.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { WaitingIdentitiesTable } from '../../ground/db/tables/accounts.ts';
import type { Deps } from '../../ground/deps.ts';
import { hashToken, sameSecret } from '../../ground/secrets.ts';
import { findAccountByEmail } from './account-store.ts';
import { createAccount } from './create-account.ts';
import { linkProvider } from './link-provider.ts';
import { findNewestCode, lockAddress, useLoginCode } from './login-code-store.ts';
import { hasSignedInFrom } from './login-store.ts';
import type { OpenedLogin, SigningDevice } from './open-login.ts';
import { openLogin } from './open-login.ts';
import { consumeWaitingIdentity } from './provider-sign-in-store.ts';
import { hashLoginCode } from './send-login-code.ts';
import { idleTryBudget, tryBudgets } from './sign-in-limits.ts';
import { hashNetwork, type SignInOrigin } from './sign-in-origin.ts';

type CodeProof = SigningDevice & {
  email: string;
  code: string;
  locale: Locale;
  /** From a browser that has just come from a sign-in provider. */
  browserToken: string | undefined;
  origin: SignInOrigin;
};

/** Signs in with a mailed code. Undefined if the code is wrong. */
export async function verifyLoginCode(deps: Deps, proof: CodeProof): Promise<OpenedLogin | undefined> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, proof.email);
    if (!(await consumeCode(deps, tx, proof, now))) return undefined;
    const { email, locale, browserToken } = proof;
    const waiting = browserToken && (await consumeWaitingIdentity(tx, hashToken(browserToken), email, now));
    const found = await findAccountByEmail(tx, email);
    const account = found ?? (await createAccount(deps, tx, { email, locale, ...(waiting && toldBy(waiting)) }, now));
    const { device, place, earlierToken, originHash, fromAddress } = proof;
    const signing = { device, place, earlierToken, originHash, fromAddress };
    if (!waiting) return openLogin(tx, account, { ...signing, method: 'email' }, now);
    const { provider, idAtProvider } = waiting;
    return linkProvider(tx, { account, isNew: !found, identity: { provider, idAtProvider }, signing }, now);
  });
}

/** An existing account already has the person's name. */
const toldBy = ({ name, surname, image }: Pick<WaitingIdentitiesTable, 'name' | 'surname' | 'image'>) => ({
  name: name ?? undefined,
  surname: surname ?? undefined,
  image: image ?? undefined,
});

/** True for the newest code requested there, fresh and unused; this uses it up. */
async function consumeCode(
  deps: Deps,
  tx: Tx,
  { email, code, origin }: CodeProof,
  now: Temporal.Instant,
): Promise<boolean> {
  const { network } = origin;
  const newest = await findCode(deps, tx, email, origin);
  if (!newest || newest.usedAt || Temporal.Instant.compare(now, newest.expiresAt) >= 0) {
    await spend(tx, [idleTryBudget(deps, network)], now, 'too-many-tries');
    return false;
  }
  const known = newest.browserHash ?? '';
  const isKnown = origin.browserHash !== null && (await hasSignedInFrom(tx, email, known));
  const budgets = tryBudgets(deps, 'code', { email, origin: known, network, isKnown });
  await lockBudgets(tx, budgets);
  await requireRoom(tx, budgets, now, 'too-many-tries');
  if (!sameSecret(newest.codeHash, hashLoginCode(newest.id, code))) {
    await countUse(tx, budgets, now);
    return false;
  }
  await useLoginCode(tx, newest.id, now);
  return true;
}

async function findCode(deps: Deps, tx: Tx, email: string, { browserHash, network, isProgram }: SignInOrigin) {
  if (browserHash !== null) return findNewestCode(tx, email, { browserHash });
  return isProgram ? findNewestCode(tx, email, { networkHash: hashNetwork(deps, network) }) : undefined;
}
