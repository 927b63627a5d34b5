import type { DebtsData, TabReturn } from './debts-data.ts';

/**
 * The outcome of a payment page. `confirming`: the provider hasn't told us yet; `declined`: the page is closed and
 * nothing has arrived.
 */
export type PaymentOutcome = 'paid' | 'confirming' | 'declined' | 'cancelled';

export function paymentOutcome(debts: DebtsData, back: TabReturn | null): PaymentOutcome | undefined {
  const debt = back && debts.find(({ id }) => id === back.debtId);
  if (!debt || debt.status === 'forgiven') return undefined;
  if (debt.status === 'paid') return 'paid';
  if (!back.isPaid) return 'cancelled';
  return debt.isBeingPaid ? 'confirming' : 'declined';
}
