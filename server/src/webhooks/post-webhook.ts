import type { WebhookDelivery, WebhookEvent } from '@laine/contract/webhook-events.ts';
import type { PostOutcome, WebhookCourier } from '../ports/webhook-courier.ts';
import { signatureHeaders } from './signature-headers.ts';
import type { WebhookEndpoint } from './webhook-store.ts';
import { makeWebhookToken } from './webhook-token.ts';

/** The id stays the same over all attempts, so that the receiver can tell a repetition. */
export type WebhookMessage = { id: string; event: WebhookEvent };

/** One attempt. Token and signature are made anew for each, in real time: receivers refuse stale ones. */
export async function postWebhook(
  courier: WebhookCourier,
  { stationId, url, secret }: WebhookEndpoint,
  { id, event }: WebhookMessage,
): Promise<PostOutcome> {
  const sentAt = Temporal.Now.instant();
  const delivery: WebhookDelivery = { token: makeWebhookToken(stationId, secret, sentAt), event };
  const body = JSON.stringify(delivery);
  const headers = { 'content-type': 'application/json', ...signatureHeaders(secret, { id, sentAt, body }) };
  return courier.post({ url, headers, body });
}

export const hasArrived = (outcome: PostOutcome) =>
  outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
