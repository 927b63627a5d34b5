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
/** Shared by all strangers, whatever their number and origin. */
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
/** A hotel or a school group signs in from one network; somebody who mails strangers wants many more. */
const networksCodes: Limit[] = [
  { most: 60, within: minutes(1) },
  { most: 600, within: hours(1) },
];
/** Far more than a full summer's day brings: staff should look. */
const everybodysCodes: Limit[] = [{ most: 600, within: minutes(10) }];
const networksRoundTrips: Limit[] = [
  { most: 60, within: minutes(10) },
  { most: 600, within: hours(24) },
];

/** An address and where the request comes from. `isKnown` if it has signed in from there before. */
export type Asking = { email: string; origin: string; network: string; isKnown: boolean };

/**
 * A known origin has its own allowance, which no stranger can use up. Strangers share that of the address, and each
 * network has its own.
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

/** For guesses without a requested code. They don't reduce the tries of others on that network. */
export const idleTryBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'idle code tries of network', network, networksTries);

export const everybodysCodeBudget = (deps: Deps): Budget => budgetOf(deps, 'codes of everybody', '', everybodysCodes);

export const roundTripBudget = (deps: Deps, network: string): Budget =>
  budgetOf(deps, 'round trips of network', network, networksRoundTrips);
