import { createHmac } from 'node:crypto';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { countUsesSince, findUse, insertUses, insertUsesAndCount, lockAll } from './budget-store.ts';

export type Limit = { most: number; within: Temporal.Duration };

export type Budget = { key: string; limits: readonly Limit[] };

/** `whom` is a network, an address or a browser: we store only a keyed hash of it, which tells nobody who it was. */
export const budgetOf = (
  { contactKey }: Pick<Deps, 'contactKey'>,
  what: string,
  whom: string,
  limits: readonly Limit[],
): Budget => ({
  key: `${what} ${createHmac('sha256', contactKey).update(`budget ${what} ${whom}`).digest('base64url')}`,
  limits,
});

/** Refuses if one of them is used up, and says when there is room again. */
export async function requireRoom(
  db: Db,
  budgets: readonly Budget[],
  now: Temporal.Instant,
  refusal: RefusalCode,
): Promise<void> {
  for (const budget of budgets) {
    const freeAt = await findFreeAt(db, budget, now);
    if (freeAt) throw new Refusal(refusal, {}, Math.ceil(now.until(freeAt).total('seconds')));
  }
}

/** Until the transaction ends, so that parallel uses count one by one. */
export const lockBudgets = (tx: Tx, budgets: readonly Budget[]): Promise<void> => lockAll(tx, keysOf(budgets));

export const countUse = (tx: Tx, budgets: readonly Budget[], now: Temporal.Instant): Promise<void> =>
  insertUses(tx, keysOf(budgets), now);

/** The same, with one more budget: returns its uses within the last day, this one included. */
export const countUseOf = (
  tx: Tx,
  counted: Budget,
  budgets: readonly Budget[],
  now: Temporal.Instant,
): Promise<number> => {
  const asked = { budgets: keysOf(budgets), counted: counted.key, since: now.subtract({ hours: 24 }) };
  return insertUsesAndCount(tx, asked, now);
};

const keysOf = (budgets: readonly Budget[]) => budgets.map(({ key }) => key);

/** Takes one use of each, or refuses and takes none. */
export async function spend(
  tx: Tx,
  budgets: readonly Budget[],
  now: Temporal.Instant,
  refusal: RefusalCode,
): Promise<void> {
  await lockBudgets(tx, budgets);
  await requireRoom(tx, budgets, now, refusal);
  await countUse(tx, budgets, now);
}

/** When the next use is possible; undefined if it's possible now. */
export async function findFreeAt(
  db: Db,
  { key, limits }: Budget,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  for (const { most, within } of limits) {
    // The use that has to leave the window first.
    const decisive = await findUse(db, key, { back: most - 1, since: now.subtract(within) });
    if (decisive) return decisive.add(within);
  }
  return undefined;
}

/** True if it was used within its longest limit's time. */
export const wasUsed = async (db: Db, { key, limits }: Budget, now: Temporal.Instant): Promise<boolean> => {
  const uses = limits.map(({ within }) => findUse(db, key, { back: 0, since: now.subtract(within) }));
  return (await Promise.all(uses)).some((use) => use !== undefined);
};

/** Uses of each within the last day. */
export const countUsesOfDay = (db: Db, budgets: readonly Budget[], now: Temporal.Instant): Promise<number[]> =>
  countUsesSince(db, keysOf(budgets), now.subtract({ hours: 24 }));
