import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Staff } from '../principal.ts';
import { requireFresh } from '../principal.ts';
import { insertUses, sumUsesSince } from './budget-store.ts';
import { budgetOf, lockBudgets } from './budgets.ts';

/** A browser that somebody forgot to close mustn't give away more than this within an hour. */
const LARGE_IN_CENTS = 10_000;
const WITHIN = Temporal.Duration.from({ hours: 1 });

/**
 * Counts gifts, waived debts and payouts of staff by login and hour (docs/product.md, Fresh sign-in): beyond a large
 * sum they need a fresh sign-in. A key can't sign in, so it has to wait.
 */
export async function countLargeSum(
  deps: Pick<Deps, 'contactKey'>,
  tx: Tx,
  who: Staff,
  amountInCents: number,
  now: Temporal.Instant,
): Promise<void> {
  if (amountInCents <= 0) return;
  const budget = budgetOf(deps, 'sums moved', who.kind === 'person' ? who.loginId : who.keyId, []);
  await lockBudgets(tx, [budget]);
  const movedInCents = await sumUsesSince(tx, budget.key, now.subtract(WITHIN));
  if (movedInCents + amountInCents > LARGE_IN_CENTS) {
    if (who.kind === 'program') throw new Refusal('too-many-requests', {}, WITHIN.total('seconds'));
    requireFresh(who, now);
  }
  await insertUses(tx, [budget.key], now, amountInCents);
}
