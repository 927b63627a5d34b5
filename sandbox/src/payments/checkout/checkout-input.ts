import { z } from 'zod';
import {
  allowRedisplay,
  captureMethod,
  currency,
  email,
  futureUsage,
  ignored,
  metadata,
  text,
  url,
  whole,
} from '../api/fields.ts';
import { methodTypes } from '../api/method-types.ts';

/** The parameters of a new checkout. */

const LineItemInput = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: whole(),
    product_data: z.strictObject({
      name: text,
      description: text.optional(),
      ...ignored('images', 'metadata', 'tax_code'),
    }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
  }),
  quantity: whole(1, 999_999).default(1),
  ...ignored('adjustable_quantity', 'metadata', 'tax_rates'),
});

export const CheckoutInput = z.strictObject({
  mode: z.enum(['payment', 'setup']),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: text.optional(),
  currency: currency.optional(),
  custom_text: z
    .strictObject({
      submit: z.strictObject({ message: text }).optional(),
      after_submit: z.strictObject({ message: text }).optional(),
      ...ignored('terms_of_service_acceptance'),
    })
    .optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email.optional(),
  expires_at: whole(0, 9_999_999_999).optional(),
  line_items: z.array(LineItemInput).min(1).max(100).optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      capture_method: captureMethod.optional(),
      setup_future_usage: futureUsage.optional(),
      ...ignored('statement_descriptor', 'statement_descriptor_suffix', 'transfer_group'),
    })
    .optional(),
  payment_method_data: z.strictObject({ allow_redisplay: allowRedisplay.optional() }).optional(),
  ...methodTypes,
  setup_intent_data: z.strictObject({ description: text.optional(), metadata: metadata.optional() }).optional(),
  saved_payment_method_options: z
    .strictObject({
      payment_method_save: z.enum(['enabled', 'disabled']).optional(),
      allow_redisplay_filters: z.array(allowRedisplay).optional(),
      ...ignored('payment_method_remove'),
    })
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ...ignored(
    'adaptive_pricing',
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'customer_update',
    'invoice_creation',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_options',
    'phone_number_collection',
    'tax_id_collection',
    'ui_mode',
    'wallet_options',
  ),
});
export type CheckoutInput = z.output<typeof CheckoutInput>;
