import type { Budget, Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaff } from '../../ground/principal.ts';

const within = (most: number, time: Temporal.DurationLike): Limit => ({ most, within: Temporal.Duration.from(time) });

/** More than the pictures of a day: some are broken on their way. Reading one costs the same whether anything comes of it. */
const ofCustomer = [within(20, { minutes: 10 }), within(60, { hours: 24 })];
const ofStaff = [within(400, { hours: 24 })];
const brokenOfNetwork = [within(30, { minutes: 10 })];

/** Every try of an account, whatever comes of it. */
export const tryBudget = (deps: Deps, who: Person): Budget =>
  budgetOf(deps, 'pictures of account', who.account.id, isStaff(who) ? ofStaff : ofCustomer);

/** What could not be read, of all accounts of a network: accounts are free. */
export const brokenBudgets = (deps: Deps, who: Person, network: string): Budget[] =>
  isStaff(who) ? [] : [budgetOf(deps, 'broken pictures of network', network, brokenOfNetwork)];
