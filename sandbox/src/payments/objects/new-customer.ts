import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { newStripeId, randomText } from '../store/stripe-id.ts';

type Given = Partial<Pick<Stripe.Customer, 'email' | 'name' | 'phone' | 'description' | 'metadata'>>;

export const newCustomer = ({ nowInSeconds }: Account, given: Given): Stripe.Customer => ({
  id: newStripeId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowInSeconds(),
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: {},
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  ...given,
});
