import { z } from 'zod';
import { Cents } from '../fields.ts';

/**
 * Where money goes back to. `gift-card-buyer`: not to the renter, because its buyer has withdrawn from the card. `voucher`:
 * nothing goes back, but a voucher that was given for the booking loses so much. `pass-price`: of a pass that was withdrawn from.
 */
export const RefundPartKind = z.enum(['card', 'gift-card', 'gift-card-buyer', 'bank', 'voucher', 'pass', 'pass-price']);
export type RefundPartKind = z.infer<typeof RefundPartKind>;

/** One part of a refund. Of a pass it is the hour that can be used again. */
export const RefundPart = z.object({
  kind: RefundPartKind,
  amountInCents: Cents,
  /** Promised and not sent yet: for a station or the payment provider that has not answered. */
  isWaiting: z.boolean(),
});
export type RefundPart = z.infer<typeof RefundPart>;
