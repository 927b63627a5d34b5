import type { Account } from './account.ts';
import type { Means } from './objects/payment-method.ts';
import { type TestCard, findTestCard, VISA } from './test-cards.ts';

type Wallet = 'apple_pay' | 'google_pay' | 'paypal';

/** Apple Pay and Google Pay pay with the standard test card. */
export const walletMeans = (account: Account, wallet: Wallet): Means =>
  wallet === 'paypal' ? { type: 'paypal' } : { ...cardMeans(account, standardCard()), wallet };

/** A card for scripts, which type no expiry date. */
export const cardMeans = ({ nowInSeconds }: Account, card: TestCard): Extract<Means, { type: 'card' }> => ({
  type: 'card',
  card,
  expMonth: 12,
  expYear: new Date(nowInSeconds() * 1000).getUTCFullYear() + 3,
});

export function standardCard(): TestCard {
  const card = findTestCard(VISA);
  if (!card) throw new Error('The standard test card is gone');
  return card;
}
