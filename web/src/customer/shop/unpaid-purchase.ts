/** A purchase that was begun and can still be paid. */
export type UnpaidPurchase = { id: string; price: string; url: string; until: string };

type Purchase = { id: string; payment: { url: string; until: string } | null };

/** Purchases with an open payment page, except one whose payment is being confirmed. */
export function listUnpaid<P extends Purchase>(
  purchases: readonly P[],
  isWaiting: boolean,
  priceOf: (purchase: P) => string,
): (UnpaidPurchase & { purchase: P })[] {
  return purchases
    .slice(isWaiting ? 1 : 0)
    .flatMap((purchase) =>
      purchase.payment ? [{ id: purchase.id, price: priceOf(purchase), ...purchase.payment, purchase }] : [],
    );
}
