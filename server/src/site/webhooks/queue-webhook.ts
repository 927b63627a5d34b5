import type { WebhookEvent } from '@laine/contract/webhook-events.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { newId } from '../../ground/secrets.ts';
import { deliverWebhookJob } from './deliver-webhook-job.ts';
import { findEndpoint } from './webhook-store.ts';

export const newWebhookId = () => `msg_${newId()}`;

/** Queues an event for the station's webhook, sent after the caller's commit. Nobody waits for the receiver. */
export async function queueWebhook(
  tx: Tx,
  stationId: string,
  event: WebhookEvent,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await findEndpoint(tx, stationId))) return;
  await enqueue(tx, deliverWebhookJob, { webhookId: newWebhookId(), stationId, event }, { now });
}
