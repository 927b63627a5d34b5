import type { Tx } from '../db/open-database.ts';
import { refillGiftCard } from '../prepaid/spend-gift-card.ts';
import { queueRefund } from './queue-refund.ts';

/**
 * What a gift card had paid goes back onto it. A card whose purchase was withdrawn from takes nothing any more: its
 * buyer gets this part of the price back as well.
 */
export async function putBack(tx: Tx, giftCardId: string, amountInCents: number, now: Temporal.Instant): Promise<void> {
  const outcome = await refillGiftCard(tx, giftCardId, amountInCents, now);
  if (outcome.isBack || outcome.buyerId === null) return;
  const of = { giftCardId, purpose: 'gift-card' } as const;
  await queueRefund(tx, { of, accountId: outcome.buyerId, purpose: 'withdrawal', amountInCents }, now);
}
