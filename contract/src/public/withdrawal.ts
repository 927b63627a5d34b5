import { z } from 'zod';
import { Cents } from '../fields.ts';

/** Withdrawing from a purchase takes two steps: a preview of the refund, then the confirmation. */
export const WithdrawalWish = z.object({
  preview: z.boolean().default(false),
  /** The sum that the buyer saw. If it has changed, nothing happens. */
  refundInCents: Cents.optional(),
});
export type WithdrawalWish = z.output<typeof WithdrawalWish>;

export const Withdrawal = z.object({
  paidInCents: Cents,
  /** Hours used with a pass, or money spent with a gift card. */
  keptInCents: Cents,
  refundInCents: Cents,
  withdrawn: z.boolean(),
});
