import { z } from 'zod';
import { get, post } from '../call.ts';
import { Email, PaymentUrl } from '../fields.ts';
import { GiftCard } from './entities.ts';

/** Gift cards that a customer buys or holds. */
export const giftCardCalls = {
  buyGiftCard: post('public', '/gift-cards/checkout', {
    access: 'customer',
    summary: 'Buy a gift card; its voucher code is sent by e-mail',
    body: z.object({
      amountInCents: z.int().min(1000).max(50_000),
      recipientEmail: Email.optional(),
      message: z.string().trim().max(500).optional(),
    }),
    answer: PaymentUrl,
  }),
  giftCard: get('public', '/gift-cards/:code', {
    access: 'customer',
    summary: 'Balance of a gift card',
    params: z.object({ code: z.string().min(4).max(40) }),
    answer: z.object({ giftCard: GiftCard }),
  }),
};
