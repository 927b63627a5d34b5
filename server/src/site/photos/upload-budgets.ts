import type { Budget, Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaff } from '../../ground/principal.ts';

const within = (most: number, time: Temporal.DurationLike): Limit => ({ most, within: Temporal.Duration.from(time) });

/** More than a day's pictures: some arrive broken. Reading one costs the same if it fails. */
const ofCustomer = [within(20, { minutes: 10 }), within(60, { hours: 24 })];
const ofStaff = [within(400, { hours: 24 })];
const brokenOfNetwork = [within(30, { minutes: 10 })];

/** Every attempt of an account, even a failed one. */
export const tryBudget = (deps: Deps, who: Person): Budget =>
  budgetOf(deps, 'pictures of account', who.account.id, isStaff(who) ? ofStaff : ofCustomer);

/** Unreadable uploads by all accounts of a network, because accounts are free. */
export const brokenBudgets = (deps: Deps, who: Person, network: string): Budget[] =>
  isStaff(who) ? [] : [budgetOf(deps, 'broken pictures of network', network, brokenOfNetwork)];
