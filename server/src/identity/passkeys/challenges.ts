import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { countUse, lockBudgets, requireRoom, spend } from '../../ground/budgets/budgets.ts';
import type { PasskeyChallengesTable } from '../../ground/db/tables/passkeys.ts';
import type { Deps } from '../../ground/deps.ts';
import { hashToken, newToken } from '../../ground/secrets.ts';
import { hasSignedIn } from '../accounts/has-signed-in.ts';
import type { SignInOrigin } from '../accounts/sign-in-origin.ts';
import { consumeChallenge, insertChallenge } from './passkey-challenge-store.ts';
import { challengeBudget, wrongAnswerBudget } from './passkey-limits.ts';

/** Time to find the phone or the key. */
export const CHALLENGE_LIFE_SECONDS = 5 * 60;

/** Who is asked to sign, for what, and in which browser. */
type Asked = Pick<PasskeyChallengesTable, 'purpose' | 'accountId' | 'browserHash'>;

/** Random bytes that an authenticator is to sign. */
export async function newChallenge(deps: Deps, asked: Asked, network: string): Promise<string> {
  const challenge = newToken();
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { browserHash } = asked;
    const isKnown = await hasSignedIn(tx, browserHash);
    await spend(tx, [challengeBudget(deps, { network, browserHash, isKnown })], now, 'too-many-requests');
    const expiresAt = plusSeconds(now, CHALLENGE_LIFE_SECONDS);
    await insertChallenge(tx, { ...asked, challengeHash: hashToken(challenge), createdAt: now, expiresAt });
  });
  return challenge;
}

/** Uses a challenge up, whatever comes of it: a second answer to the same one is too late. */
export async function useChallenge(
  deps: Deps,
  challenge: string,
  asked: Omit<Asked, 'browserHash'> & { browserHash: string | null },
): Promise<void> {
  const begun = await consumeChallenge(deps.db.query, hashToken(challenge));
  const isOpen =
    begun &&
    begun.purpose === asked.purpose &&
    begun.accountId === asked.accountId &&
    begun.browserHash === asked.browserHash &&
    isBefore(deps.now(), begun.expiresAt);
  if (!isOpen) throw new Refusal('passkey-too-late');
}

/**
 * What a stranger sends costs us a look-up and a signature, so it may be wrong only so often. An answer to no open challenge
 * of its browser is none: it is refused before this, and takes nothing from others on the same network.
 */
export async function countingRefusals<T>(
  deps: Deps,
  { network, browserHash }: SignInOrigin,
  answer: () => Promise<T>,
): Promise<T> {
  const isKnown = await hasSignedIn(deps.db.query, browserHash);
  const budgets = [wrongAnswerBudget(deps, { network, browserHash, isKnown })];
  await requireRoom(deps.db.query, budgets, deps.now(), 'too-many-tries');
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal)
      await deps.db.transaction(async (tx) => {
        await lockBudgets(tx, budgets);
        await countUse(tx, budgets, deps.now());
      });
    throw error;
  }
}
