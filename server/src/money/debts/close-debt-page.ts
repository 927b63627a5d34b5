import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { changeDebt } from './change-debt.ts';
import { findPendingPayment } from './debt-payment.ts';
import { findDebt } from './debt-store.ts';

/** Nobody is to pay a sum that has gone down since the page was opened. A page with the new sum stays. */
export async function closeDebtPage(deps: Deps, debtId: string, followUps: ChargeFollowUps): Promise<void> {
  const payment = await findPendingPayment(deps.db.query, debtId);
  const debt = await findDebt(deps.db.query, debtId);
  if (!payment || (debt?.status === 'due' && debt.amountInCents === payment.amountInCents)) return;
  await changeDebt(deps, { debtId, why: 'lowered' }, followUps, () => Promise.resolve());
}
