import { WebhookEvent } from '@laine/contract/webhook-events.ts';
import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** With the doubling wait of the runner the last attempt comes about half a day after the first. */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  // The event as it was: by the time it arrives the session may have changed.
  payload: z.object({ webhookId: z.string(), stationId: z.string(), event: WebhookEvent }),
  maxAttempts: 24,
});
