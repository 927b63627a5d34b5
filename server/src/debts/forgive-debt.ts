import type { Debt } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { z } from 'zod';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { dropCharge } from '../payments/drop-charge.ts';
import { closePageOf } from '../payments/sync-page.ts';
import type { Person } from '../principal.ts';
import { findPendingPayment } from './debt-payment.ts';
import { findDebt, lockDebt, updateDebt } from './debt-store.ts';
import { presentDebt } from './present-debt.ts';

type Forgiveness = { debtId: string; reason: string };

/**
 * Lets a debt go. Its payment page is closed first: should it turn out to be paid just now, there is nothing to let go.
 */
export async function forgiveDebt(
  deps: Deps,
  actor: Actor<Person>,
  { debtId, reason }: Forgiveness,
  followUps: ChargeFollowUps,
): Promise<z.input<typeof Debt>> {
  const payment = await findPendingPayment(deps.db.query, debtId);
  if (payment) await closePageOf(deps, payment.id, followUps);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const debt = await lockDebt(tx, debtId);
    if (!debt) throw new Refusal('not-found');
    if (debt.status !== 'due') throw new Refusal('already-paid');
    await recordAction(tx, actor, { action: 'debt-forgiven', target: debtId, data: { reason } }, now);
    if (payment) await dropCharge(tx, payment.id, 'forgiven', now);
    await updateDebt(tx, debtId, { status: 'forgiven' }, now);
    return presentDebt((await findDebt(tx, debtId)) ?? debt);
  });
}
