import type { Budget, Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';

const tenMinutes = Temporal.Duration.from({ minutes: 10 });
const inTenMinutes = (most: number): Limit[] => [{ most, within: tenMinutes }];

/**
 * The caller: a known browser has its own allowance, which no stranger on the same network can use up; strangers share
 * their network's. Nothing here can be guessed, neither a signature nor 80 random bits, so the limit only saves work.
 * It ends after minutes and counts no address, or strangers could shut somebody out of their last way in.
 */
type Trying = { network: string; browserHash: string | null; isKnown: boolean };

const budgetFor = (deps: Deps, what: string, { network, browserHash, isKnown }: Trying, of: Record<Whose, Limit[]>) =>
  isKnown && browserHash !== null
    ? budgetOf(deps, `${what} of browser`, browserHash, of.browser)
    : budgetOf(deps, `${what} of network`, network, of.network);
type Whose = 'browser' | 'network';

/** A hotel signs in from one network; each of these is a row. */
const challenges = { browser: inTenMinutes(60), network: inTenMinutes(120) };
const wrongAnswers = { browser: inTenMinutes(30), network: inTenMinutes(60) };
const recoveryTries = { browser: inTenMinutes(30), network: inTenMinutes(30) };

export const challengeBudget = (deps: Deps, trying: Trying): Budget =>
  budgetFor(deps, 'passkey challenges', trying, challenges);

export const wrongAnswerBudget = (deps: Deps, trying: Trying): Budget =>
  budgetFor(deps, 'passkey tries', trying, wrongAnswers);

export const recoveryTryBudget = (deps: Deps, trying: Trying): Budget =>
  budgetFor(deps, 'recovery tries', trying, recoveryTries);
