/** How a purchase stands for somebody who comes to the page: `left` went away from the payment page without paying. */
export type PurchaseOutcome = 'waiting' | 'paid' | 'unheard' | 'left' | null;

type Purchase = { status: string; boughtAt: string | null };

const FRESH_FOR_MS = 60 * 60 * 1_000;

/** What to tell somebody, by the newest purchase and by whether the payment page sent them here. */
export function purchaseOutcome(
  newest: Purchase | undefined,
  isBackFromPayment: boolean,
  now: Temporal.Instant,
): PurchaseOutcome {
  if (newest?.status === 'open') return isBackFromPayment ? 'waiting' : 'left';
  if (!isBackFromPayment) return null;
  const boughtAtMs = newest?.boughtAt ? Date.parse(newest.boughtAt) : -Infinity;
  return now.epochMilliseconds - boughtAtMs < FRESH_FOR_MS ? 'paid' : 'unheard';
}
