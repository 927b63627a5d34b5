import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** The kind of mail, and its purchase. */
export const PrepaidMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['voucher', 'gift-card-bought', 'gift-card-withdrawn']), giftCardId: z.string() }),
  z.object({ kind: z.enum(['pass-bought', 'pass-withdrawn', 'pass-ended', 'pass-too-late']), passId: z.string() }),
]);
export type PrepaidMail = z.infer<typeof PrepaidMail>;

/** With the runner's doubling delays the last attempt comes about eight hours after the first. */
export const sendPrepaidMailJob = defineJob({
  name: 'send-prepaid-mail',
  payload: PrepaidMail,
  maxAttempts: 20,
});
