import type { GiftCardStatus } from '@laine/contract/states.ts';
import type { GiftCardState } from './gift-cards-data.ts';

type Card = { status: GiftCardStatus; balanceInCents: number; expiresAt: string | null };

/** Null for one that is not bought (yet). */
export function giftCardState(card: Card, now: Temporal.Instant): GiftCardState | null {
  const { status, balanceInCents, expiresAt } = card;
  if (status === 'open' || status === 'lapsed') return null;
  if (status !== 'active') return status;
  if (balanceInCents === 0) return 'spent';
  return expiresAt !== null && Date.parse(expiresAt) <= now.epochMilliseconds ? 'expired' : 'usable';
}
