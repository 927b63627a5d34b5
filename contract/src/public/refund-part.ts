import { z } from 'zod';
import { Cents } from '../fields.ts';

/**
 * Destinations of a refund. `at-bank`: to the card, once the renter's bank has decided about a payment that it took back.
 * `gift-card-buyer`: not to the renter, because the card's buyer has withdrawn. `voucher`: no money, but a voucher that
 * was given for the booking loses this much. `pass-price`: for a withdrawn pass.
 */
export const RefundPartKind = z.enum([
  'card',
  'at-bank',
  'gift-card',
  'gift-card-buyer',
  'bank',
  'voucher',
  'pass',
  'pass-price',
]);
export type RefundPartKind = z.infer<typeof RefundPartKind>;

/** For a pass: the hour that can be used again. */
export const RefundPart = z.object({
  kind: RefundPartKind,
  amountInCents: Cents,
  /** Promised but not sent, because a station or the payment provider hasn't answered. */
  isWaiting: z.boolean(),
});
export type RefundPart = z.infer<typeof RefundPart>;
