import { MIN_CARD_CHARGE_CENTS } from '../constants.ts';

interface GiftCardSplit {
  fromGiftCardInCents: number;
  toPayInCents: number;
}

/**
 * A gift card pays as much as it can, but never leaves 1 to 49 cents for the bank card, which the provider would
 * refuse: it then holds back enough to leave exactly the smallest charge, and keeps that on its balance.
 */
export function splitWithGiftCard(totalInCents: number, balanceInCents: number): GiftCardSplit {
  const most = Math.max(0, Math.min(totalInCents, balanceInCents));
  const rest = totalInCents - most;
  const fromGiftCardInCents =
    rest > 0 && rest < MIN_CARD_CHARGE_CENTS ? Math.max(0, totalInCents - MIN_CARD_CHARGE_CENTS) : most;
  return { fromGiftCardInCents, toPayInCents: totalInCents - fromGiftCardInCents };
}
