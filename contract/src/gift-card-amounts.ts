/** Apart from the calls, for pages that name the sums and call nothing. */
export const MIN_GIFT_CARD_CENTS = 1000;
export const MAX_GIFT_CARD_CENTS = 50_000;
