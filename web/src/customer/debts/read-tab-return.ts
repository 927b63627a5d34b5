import type { TabReturn } from './debts-data.ts';

/** Parsed from the payment page's return address. */
export function readTabReturn(query: URLSearchParams): TabReturn | null {
  const [paid, unpaid] = [query.get('paid'), query.get('unpaid')];
  if (paid !== null) return { debtId: paid, isPaid: true };
  return unpaid === null ? null : { debtId: unpaid, isPaid: false };
}
