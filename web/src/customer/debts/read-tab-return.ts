import type { TabReturn } from './debts-data.ts';

/** From the address to which the payment page leads back. */
export function readTabReturn(query: URLSearchParams): TabReturn | null {
  const [paid, unpaid] = [query.get('paid'), query.get('unpaid')];
  if (paid !== null) return { debtId: paid, isPaid: true };
  return unpaid === null ? null : { debtId: unpaid, isPaid: false };
}
