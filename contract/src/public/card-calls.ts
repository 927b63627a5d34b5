import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Id, PaymentUrl, Success } from '../fields.ts';
import { CardNeed, SavedCard } from './entities.ts';

/** The card kept for overtime, extensions and decided claims. */
export const cardCalls = {
  myCards: get('public', '/cards', {
    access: 'customer',
    summary: 'Saved cards, and what they are still needed for',
    answer: z.object({ cards: z.array(SavedCard), neededFor: z.array(CardNeed) }),
  }),
  replaceCard: post('public', '/cards/checkout', {
    access: 'customer',
    summary: 'Open a page that saves another card; it takes the place of the earlier ones',
    answer: PaymentUrl,
  }),
  removeCard: del('public', '/cards/:cardId', {
    access: 'customer',
    summary: 'Forget a saved card, unless it is still needed',
    params: z.object({ cardId: Id }),
    answer: Success,
  }),
};
