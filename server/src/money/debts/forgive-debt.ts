import type { Debt } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { z } from 'zod';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElses } from '../../ground/principal.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { changeDebt } from './change-debt.ts';
import { findDebt, updateDebt } from './debt-store.ts';
import { presentDebt } from './present-debt.ts';

type Forgiveness = { debtId: string; reason: string };

/** If it turns out to be paid just now, there is nothing to forgive. */
export async function forgiveDebt(
  deps: Deps,
  actor: Actor<Person>,
  { debtId, reason }: Forgiveness,
  followUps: ChargeFollowUps,
): Promise<z.input<typeof Debt>> {
  const forgiven = await changeDebt(deps, { debtId, why: 'forgiven' }, followUps, async (tx, debt, now) => {
    requireSomebodyElses(actor.who, debt.accountId);
    if (debt.status !== 'due') throw new Refusal('already-paid');
    await countLargeSum(deps, tx, actor.who, debt.amountInCents, now);
    await recordAction(tx, actor, { action: 'debt-forgiven', target: debtId, data: { reason } }, now);
    await updateDebt(tx, debtId, { status: 'forgiven' }, now);
    return presentDebt((await findDebt(tx, debtId)) ?? debt);
  });
  if (!forgiven) throw new Refusal('not-found');
  return forgiven;
}
