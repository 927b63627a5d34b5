import { z } from 'zod';
import { Cents } from '../fields.ts';

/** Withdrawing from a purchase, in two steps: what would be paid back, then the confirmation. */
export const WithdrawalWish = z.object({
  preview: z.boolean().default(false),
  /** What the buyer was shown. If it is another sum by now, nothing happens. */
  refundInCents: Cents.optional(),
});
export type WithdrawalWish = z.output<typeof WithdrawalWish>;

export const Withdrawal = z.object({ paidInCents: Cents, refundInCents: Cents, withdrawn: z.boolean() });
