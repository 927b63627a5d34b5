import type { DebtsData, TabReturn } from './debts-data.ts';

/**
 * How a payment ended from which somebody has come back. `confirming`: the provider has not told us yet; `declined`: the
 * page is closed and nothing has arrived.
 */
export type PaymentOutcome = 'paid' | 'confirming' | 'declined' | 'cancelled';

export function paymentOutcome(debts: DebtsData, back: TabReturn | null): PaymentOutcome | undefined {
  const debt = back && debts.find(({ id }) => id === back.debtId);
  if (!debt || debt.status === 'forgiven') return undefined;
  if (debt.status === 'paid') return 'paid';
  if (!back.isPaid) return 'cancelled';
  return debt.isBeingPaid ? 'confirming' : 'declined';
}
