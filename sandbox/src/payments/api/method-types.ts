import { z } from 'zod';
import { ignored, text } from './fields.ts';
import { invalid } from './stripe-refusal.ts';

/** Enabled in the account. Apple Pay and Google Pay come with `card`. */
const enabled = ['card', 'paypal'];

export const methodTypes = {
  allowed_payment_method_types: z.array(text).min(1).optional(),
  excluded_payment_method_types: z.array(text).optional(),
  ...ignored('payment_method_types'),
};
const MethodTypes = z.object(methodTypes);

/**
 * Stripe works out which methods fit; a product may only narrow them down. Since `endive` it refuses the old parameter:
 * https://docs.stripe.com/changelog/endive/2026-09-30/remove-payment-method-types-checkout-sessions
 */
export function offeredMethods(given: z.output<typeof MethodTypes>): string[] {
  const { allowed_payment_method_types: allowed, excluded_payment_method_types: excluded = [] } = given;
  if (given.payment_method_types !== undefined) {
    throw invalid(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` to narrow down the payment methods.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    );
  }
  if (allowed && excluded.length > 0) {
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, excluded_payment_method_types.',
    );
  }
  const offered = enabled.filter((type) => !excluded.includes(type) && (!allowed || allowed.includes(type)));
  if (offered.length === 0) throw invalid('No valid payment method types for this request.');
  return offered;
}
