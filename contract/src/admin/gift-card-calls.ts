import { z } from 'zod';
import { get, post } from '../call.ts';
import { CursorQuery, Email, Id, Moment, MomentInput, Neighbours, Reason } from '../fields.ts';
import { MAX_GIFT_CARD_CENTS } from '../gift-card-amounts.ts';
import { GiftCard } from '../public/prepaid.ts';
import { GiftCardStatus } from '../states.ts';

/** For admins: never with the whole code, which is money to anybody who reads it. */
export const AdminGiftCard = GiftCard.extend({
  id: Id,
  lastLetters: z.string(),
  recipientEmail: z.string().nullable(),
  /** Null for a card that we issued, and once the buyer's data is removed. */
  buyer: z.object({ personId: Id, email: z.string() }).nullable(),
  /** The staff member who issued it. */
  issuedBy: z.string().nullable(),
  createdAt: Moment,
});
export type AdminGiftCard = z.infer<typeof AdminGiftCard>;

const cardParams = z.object({ giftCardId: Id });

export const giftCardCalls = {
  giftCards: get('admin', '/gift-cards', {
    access: 'admin',
    summary: 'Gift cards that were sold or issued, newest first',
    query: CursorQuery.extend({ status: GiftCardStatus.optional() }),
    answer: z.object({ giftCards: z.array(AdminGiftCard), neighbours: Neighbours }),
  }),
  findGiftCards: post('admin', '/gift-cards/find', {
    access: 'admin',
    summary: 'Gift cards by their whole code, or by the e-mail address of whoever bought or got them',
    body: z.object({ search: z.string().trim().min(1).max(254) }),
    answer: z.object({ giftCards: z.array(AdminGiftCard) }),
  }),
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
  blockGiftCard: post('admin', '/gift-cards/:giftCardId/block', {
    access: 'admin',
    summary: 'Block a gift card, such as when it was stolen: it pays nothing until it is unblocked',
    params: cardParams,
    body: z.object({ reason: Reason }),
    answer: AdminGiftCard,
  }),
  unblockGiftCard: post('admin', '/gift-cards/:giftCardId/unblock', {
    access: 'admin',
    summary: 'Let a blocked gift card pay again',
    params: cardParams,
    body: z.object({ reason: Reason }),
    answer: AdminGiftCard,
  }),
};
