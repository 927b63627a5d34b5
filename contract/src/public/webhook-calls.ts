import { post } from '../call.ts';
import { Success } from '../fields.ts';
import { WebhookDelivery } from '../webhook-events.ts';

/** Called by another Laine. */
export const webhookCalls = {
  receiveWebhook: post('public', '/auth/webhook', {
    access: 'proof',
    summary:
      'Receive a station event from another Laine, signed after the Standard Webhooks convention; each id counts once',
    body: WebhookDelivery,
    answer: Success,
  }),
};
