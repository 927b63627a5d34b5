import type { Tx } from '../db/open-database.ts';
import { queueAccountMail } from '../notices/queue-account-mail.ts';
import { refillGiftCard } from '../prepaid/spend-gift-card.ts';
import { queueRefund } from './queue-refund.ts';

/**
 * What a gift card had paid goes back onto it. A card whose purchase was withdrawn from takes nothing any more: its
 * buyer gets this part of the price back as well, and is told.
 */
export async function putBack(tx: Tx, giftCardId: string, amountInCents: number, now: Temporal.Instant): Promise<void> {
  const outcome = await refillGiftCard(tx, giftCardId, amountInCents, now);
  if (outcome.isBack || outcome.buyerId === null) return;
  const of = { giftCardId, purpose: 'gift-card' } as const;
  const { buyerId: accountId } = outcome;
  await queueRefund(tx, { of, accountId, purpose: 'withdrawal', amountInCents }, now);
  const data = { refundId: giftCardId, amountInCents };
  await queueAccountMail(tx, { accountId, kind: 'gift-card-part-back', data }, now);
}
