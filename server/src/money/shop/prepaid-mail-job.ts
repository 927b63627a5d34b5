import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** What is written about a purchase, and of which one. */
export const PrepaidMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['voucher', 'gift-card-bought', 'gift-card-withdrawn']), giftCardId: z.string() }),
  z.object({ kind: z.enum(['pass-bought', 'pass-withdrawn', 'pass-ended', 'pass-too-late']), passId: z.string() }),
]);
export type PrepaidMail = z.infer<typeof PrepaidMail>;

/** With the doubling wait of the runner the last attempt comes about eight hours after the first. */
export const sendPrepaidMailJob = defineJob({
  name: 'send-prepaid-mail',
  payload: PrepaidMail,
  maxAttempts: 20,
});
