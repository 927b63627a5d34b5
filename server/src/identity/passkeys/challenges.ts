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

/** Enough to find the phone or the key. */
export const CHALLENGE_LIFE_SECONDS = 5 * 60;

/** The person, purpose and browser of a challenge. */
type Asked = Pick<PasskeyChallengesTable, 'purpose' | 'accountId' | 'browserHash'>;

/** Random bytes for an authenticator to sign. */
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

/** Uses a challenge up even if the answer fails: a second answer to it is too late. */
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
 * A stranger's answer costs us a look-up and a signature check, so wrong ones are limited. An answer without an open
 * challenge of its browser is refused earlier, and doesn't count against others on the same network.
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
