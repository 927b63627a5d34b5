import { get, post } from '@laine/contract/call.ts';
import { Moment } from '@laine/contract/fields.ts';
import { z } from 'zod';

const status = z
  .string()
  .regex(/^[2-5]\d\d$/)
  .transform(Number);

/** `text` is the body as it came, for checking its signature; `body` is what it says. */
export const SunkWebhook = z.object({
  at: Moment,
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  text: z.string(),
});
export type SunkWebhook = z.infer<typeof SunkWebhook>;

export const sinkCalls = {
  webhookSink: get('public', '/webhook-sink', {
    access: 'anyone',
    summary: 'What the receiver of outgoing webhooks got, newest first',
    answer: z.object({ deliveries: z.array(SunkWebhook) }),
  }),
  sinkWebhook: post('public', '/webhook-sink', {
    access: 'anyone',
    summary: 'Receive a webhook; `?status=503` makes a receiver that has trouble',
    query: z.object({ status: status.optional() }),
    body: z.string(),
    answer: z.object({ success: z.boolean() }),
  }),
};
