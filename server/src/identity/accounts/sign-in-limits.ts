import { LOGIN_CODE_LIFE_SECONDS, LOGIN_CODE_TRIES } from '@laine/rules/constants.ts';
import type { Budget, Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';

const minutes = (count: number) => Temporal.Duration.from({ minutes: count });
const hours = (count: number) => Temporal.Duration.from({ hours: count });

/** A code has a million values, so five guesses while it lives and twenty a day cannot find it. */
const triesInLifeOfCode: Limit = {
  most: LOGIN_CODE_TRIES,
  within: Temporal.Duration.from({ seconds: LOGIN_CODE_LIFE_SECONDS }),
};
const wrongTries: Limit[] = [triesInLifeOfCode, { most: 20, within: hours(24) }];
/** All strangers together, however many they are and wherever they come from. */
const strangersTries: Limit[] = [triesInLifeOfCode, { most: 10, within: hours(24) }];
const networksTries: Limit[] = [
  { most: 30, within: minutes(10) },
  { most: 200, within: hours(24) },
];

/** Enough for a person whose mail is slow, too little to flood a mailbox. */
const codes: Limit[] = [
  { most: 10, within: minutes(10) },
  { most: 50, within: hours(24) },
];
/** A hotel, or a school on an outing, signs in from one network; whoever mails strangers wants many more. */
const networksCodes: Limit[] = [
  { most: 60, within: minutes(1) },
  { most: 600, within: hours(1) },
];
/** Far more than a full summer's day brings: somebody should look. */
const everybodysCodes: Limit[] = [{ most: 600, within: minutes(10) }];
const networksRoundTrips: Limit[] = [
  { most: 60, within: minutes(10) },
  { most: 600, within: hours(24) },
];

/** Who asks: an address from somewhere. `isKnown` where it has signed in before. */
export type Asking = { email: string; origin: string; network: string; isKnown: boolean };

/**
 * Somebody who signed in there before has an allowance of their own, which no stranger can use up. Strangers share that of
 * the address, and each network its own.
 */
export const codeBudgets = (deps: Deps, asking: Asking): Budget[] =>
  budgetsFor(deps, 'codes', asking, codes, codes, networksCodes);

export const tryBudgets = (deps: Deps, what: 'code' | 'password', asking: Asking): Budget[] =>
  budgetsFor(deps, `${what} tries`, asking, wrongTries, strangersTries, networksTries);

function budgetsFor(
  deps: Deps,
  what: string,
  { email, origin, network, isKnown }: Asking,
  ofKnown: Limit[],
  ofStrangers: Limit[],
  ofNetwork: Limit[],
): Budget[] {
  if (isKnown) return [budgetOf(deps, `${what} of known`, `${email} ${origin}`, ofKnown)];
  return [budgetOf(deps, what, email, ofStrangers), budgetOf(deps, `${what} of network`, network, ofNetwork)];
}

/** Of guesses about nothing: no code was asked for there. They use up nothing of what the others in that network may try. */
export const idleTryBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'idle code tries of network', network, networksTries);

export const everybodysCodeBudget = (deps: Deps): Budget => budgetOf(deps, 'codes of everybody', '', everybodysCodes);

export const roundTripBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'round trips of network', network, networksRoundTrips);
