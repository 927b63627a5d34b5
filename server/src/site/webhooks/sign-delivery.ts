import type { WebhookDelivery, WebhookEvent } from '@laine/contract/webhook-events.ts';
import { signatureHeaders } from './signature-headers.ts';
import { makeWebhookToken } from './webhook-token.ts';

/** The id stays the same over all attempts, so that the receiver can detect a repetition. */
export type WebhookMessage = { id: string; event: WebhookEvent };

/** Token and signature are new for each attempt, in real time: receivers refuse stale ones. */
export function signDelivery(
  { stationId, secret }: { stationId: string; secret: string },
  { id, event }: WebhookMessage,
  sentAt: Temporal.Instant = Temporal.Now.instant(),
) {
  const delivery: WebhookDelivery = { token: makeWebhookToken(stationId, secret, sentAt), event };
  const body = JSON.stringify(delivery);
  return { body, headers: { 'content-type': 'application/json', ...signatureHeaders(secret, { id, sentAt, body }) } };
}
