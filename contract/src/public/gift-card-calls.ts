import { z } from 'zod';
import { bearsDirections } from '../bears-link.ts';
import { get, post } from '../call.ts';
import { Email, Id, PaymentUrl, PersonName, Success } from '../fields.ts';
import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '../gift-card-amounts.ts';
import { GiftCard, LapsedAt, OwnGiftCard, Voucher } from './prepaid.ts';
import { Withdrawal, WithdrawalWish } from './withdrawal.ts';

/** It's mailed to somebody who may not know us. */
const bearsNoLink = (text: string) => !bearsDirections(text);

export const giftCardCalls = {
  buyGiftCard: post('public', '/gift-cards/checkout', {
    access: 'customer',
    summary: 'Buy a gift card; its voucher code is sent by e-mail',
    body: z.object({
      amountInCents: z.int().min(MIN_GIFT_CARD_CENTS).max(MAX_GIFT_CARD_CENTS),
      /** Defaults to the buyer. */
      recipientEmail: Email.optional(),
      /** The giver's name on the voucher. */
      senderName: PersonName.refine(bearsNoLink).optional(),
      message: z.string().trim().max(500).refine(bearsNoLink).optional(),
    }),
    answer: PaymentUrl,
  }),
  myGiftCards: get('public', '/gift-cards', {
    access: 'customer',
    summary: 'The gift cards that the person bought, newest first',
    answer: z.object({ giftCards: z.array(OwnGiftCard), lapsedAt: LapsedAt }),
  }),
  giftCard: get('public', '/gift-cards/:code', {
    access: 'customer',
    summary: 'Balance of a gift card',
    params: z.object({ code: z.string().min(4).max(40) }),
    answer: z.object({ giftCard: GiftCard }),
  }),
  voucher: get('public', '/gift-cards/:giftCardId/voucher', {
    access: 'customer',
    summary: 'What is printed on a gift card that the person bought, with its code; only while it can be spent',
    params: z.object({ giftCardId: Id }),
    answer: z.object({ voucher: Voucher }),
  }),
  sendVoucher: post('public', '/gift-cards/:giftCardId/voucher', {
    access: 'customer',
    summary:
      'Send the voucher once more, or to another address than the one it was bought for; only while it is untouched',
    params: z.object({ giftCardId: Id }),
    body: z.object({
      /** Defaults to the previous address. */
      recipientEmail: Email.optional(),
    }),
    answer: Success,
  }),
  withdrawGiftCard: post('public', '/gift-cards/:giftCardId/withdraw', {
    access: 'customer',
    summary: 'Withdraw from the purchase of a gift card, or with `preview` only tell what is paid back',
    params: z.object({ giftCardId: Id }),
    body: WithdrawalWish,
    answer: Withdrawal,
  }),
};
