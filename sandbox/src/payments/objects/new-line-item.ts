import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { newStripeId } from '../store/stripe-id.ts';

interface Given {
  name: string;
  currency: string;
  unitAmount: number;
  quantity: number;
  taxBehavior: Stripe.Price.TaxBehavior;
}

export function newLineItem(
  { nowInSeconds }: Account,
  { name, currency, unitAmount, quantity, taxBehavior }: Given,
): Stripe.LineItem {
  const amount = unitAmount * quantity;
  return {
    id: newStripeId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata: {},
    price: {
      id: newStripeId('price'),
      object: 'price',
      // A price made for one checkout cannot be used for another.
      active: false,
      billing_scheme: 'per_unit',
      created: nowInSeconds(),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newStripeId('prod'),
      recurring: null,
      tax_behavior: taxBehavior,
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      // It is text on the wire; Stripe's client turns it into a number type of its own.
      unit_amount_decimal: String(unitAmount) as unknown as Stripe.Decimal,
    },
    quantity,
  };
}
