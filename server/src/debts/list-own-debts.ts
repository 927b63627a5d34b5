import type { Debt } from '@laine/contract/public/entities.ts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { syncPageOf } from '../payments/sync-page.ts';
import { PaymentProblem } from '../ports/payment-provider.ts';
import type { Person } from '../principal.ts';
import { findPendingPayment } from './debt-payment.ts';
import { listDebtsOf } from './debt-store.ts';
import { presentDebt } from './present-debt.ts';

/** What the person owes and what they owed. Whoever comes back from a payment page sees at once that it is paid. */
export async function listOwnDebts(
  deps: Deps,
  { account }: Person,
  followUps: ChargeFollowUps,
): Promise<z.input<typeof Debt>[]> {
  const debts = await listDebtsOf(deps.db.query, account.id);
  const due = debts.filter(({ status }) => status === 'due');
  for (const { id } of due) await lookAtPage(deps, id, followUps);
  const current = due.length === 0 ? debts : await listDebtsOf(deps.db.query, account.id);
  return current.map(presentDebt);
}

/** The event or the sweep will tell, should the provider be out of reach now. */
async function lookAtPage(deps: Deps, debtId: string, followUps: ChargeFollowUps): Promise<void> {
  const payment = await findPendingPayment(deps.db.query, debtId);
  if (!payment) return;
  await syncPageOf(deps, payment.id, followUps).catch((error: unknown) => {
    if (!(error instanceof PaymentProblem)) throw error;
  });
}
