import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import type { CardNote } from '../store/stored-objects.ts';
import { newStripeId } from '../store/stripe-id.ts';
import { findTestCard, type TestCard } from '../test-cards.ts';

export type Wallet = 'apple_pay' | 'google_pay';

/** With what somebody pays. */
export type Means =
  | { type: 'card'; card: TestCard; expMonth: number; expYear: number; wallet?: Wallet }
  | { type: 'paypal' };

export interface Payer {
  email: string | null;
  name: string | null;
  /** The tick on the page, or what its mode decides. Where nobody asked, a card is for what it was saved for. */
  redisplay?: Stripe.PaymentMethod.AllowRedisplay;
}

export function newPaymentMethod(
  { nowInSeconds }: Account,
  means: Means,
  payer: Payer,
): { method: Stripe.PaymentMethod; notes: CardNote[] } {
  const id = newStripeId('pm');
  const method: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    allow_redisplay: payer.redisplay ?? 'limited',
    billing_details: billingDetailsOf(payer),
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: means.type,
    ...(means.type === 'card'
      ? { card: cardDetails(means) }
      : { paypal: { country: 'EE', payer_email: payer.email, payer_id: id.slice(-13).toUpperCase() } }),
  };
  const notes: CardNote[] =
    means.type === 'card' ? [{ id: noteIdOf(id), object: 'note.card', number: means.card.number }] : [];
  return { method, notes };
}

/** Undefined for what is not a card. */
export function testCardOf({ store }: Account, method: Stripe.PaymentMethod): TestCard | undefined {
  const note = store.find('note.card', noteIdOf(method.id));
  return note && findTestCard(note.number);
}

const noteIdOf = (methodId: string) => `card_of_${methodId}`;

const billingDetailsOf = ({ email, name }: Payer) => ({
  address: { city: null, country: 'EE', line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
  tax_id: null,
});

function cardDetails({ card, expMonth, expYear, wallet }: Extract<Means, { type: 'card' }>): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: wallet ? null : 'pass' },
    country: 'US',
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
    funding: card.funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: wallet ? { type: wallet, dynamic_last4: null, [wallet]: {} } : null,
  };
}
