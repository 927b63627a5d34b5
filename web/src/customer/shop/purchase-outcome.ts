/** The newest purchase for a returning visitor; one that can still be paid is shown by itself. */
export type PurchaseOutcome = 'waiting' | 'paid' | 'unheard' | 'lapsed' | null;

type Purchase = { status: string; boughtAt: string | null; payment: object | null };

const FRESH_FOR_MS = 60 * 60 * 1_000;
const LAPSED_FOR_MS = 24 * FRESH_FOR_MS;

/** By the newest purchase, and by whether the payment page sent the visitor here. */
export function purchaseOutcome(
  { newest, lapsedAt, isBack }: { newest: Purchase | undefined; lapsedAt: string | null; isBack: boolean },
  now: Temporal.Instant,
): PurchaseOutcome {
  const isWithin = (moment: string | null, timeInMs: number) =>
    moment !== null && now.epochMilliseconds - Date.parse(moment) < timeInMs;
  if (newest?.status === 'open') {
    if (isBack) return 'waiting';
    return newest.payment === null ? 'lapsed' : null;
  }
  if (!isBack) return isWithin(lapsedAt, LAPSED_FOR_MS) ? 'lapsed' : null;
  return isWithin(newest?.boughtAt ?? null, FRESH_FOR_MS) ? 'paid' : 'unheard';
}
