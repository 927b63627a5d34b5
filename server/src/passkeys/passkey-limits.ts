import type { Budget, Limit } from '../budgets/budgets.ts';
import { budgetOf } from '../budgets/budgets.ts';
import type { Deps } from '../deps.ts';

const minutes = (count: number) => Temporal.Duration.from({ minutes: count });
const hours = (count: number) => Temporal.Duration.from({ hours: count });

/** A hotel signs in from one network; each of these is a row. */
const networksChallenges: Limit[] = [
  { most: 120, within: minutes(10) },
  { most: 2000, within: hours(24) },
];
const networksWrongAnswers: Limit[] = [
  { most: 60, within: minutes(10) },
  { most: 400, within: hours(24) },
];
const networksRecoveryTries: Limit[] = [
  { most: 30, within: minutes(10) },
  { most: 200, within: hours(24) },
];

export const challengeBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'passkey challenges of network', network, networksChallenges);

export const wrongAnswerBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'passkey tries of network', network, networksWrongAnswers);

/**
 * By network alone: a code has 80 random bits, so nobody finds one, and a limit by address would only let strangers keep
 * somebody from the one way in that is left.
 */
export const recoveryTryBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'recovery tries of network', network, networksRecoveryTries);
