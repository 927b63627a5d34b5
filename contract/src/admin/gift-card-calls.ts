import { z } from 'zod';
import { post } from '../call.ts';
import { Email, MomentInput } from '../fields.ts';
import { MAX_GIFT_CARD_CENTS } from '../public/gift-card-calls.ts';
import { GiftCard } from '../public/prepaid.ts';

/** Gift cards that the operator issues. */
export const giftCardCalls = {
  issueGiftCard: post('admin', '/gift-cards', {
    access: 'admin',
    summary: 'Issue a gift card; its code is shown this once',
    body: z.object({
      amountInCents: z.int().min(1).max(MAX_GIFT_CARD_CENTS),
      recipientEmail: Email.optional(),
      expiresAt: MomentInput.optional(),
    }),
    answer: z.object({ code: z.string(), giftCard: GiftCard }),
  }),
};
