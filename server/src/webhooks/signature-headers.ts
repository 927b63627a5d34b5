import { createHmac } from 'node:crypto';
import { webhookKeyOf } from '../stations/webhook-secret.ts';

/** Signatures after the Standard Webhooks convention, https://www.standardwebhooks.com */

type SignedContent = { id: string; sentAt: Temporal.Instant; body: string };

export function signatureHeaders(secret: string, { id, sentAt, body }: SignedContent): Record<string, string> {
  const timestamp = Math.floor(sentAt.epochMilliseconds / 1000);
  const signature = createHmac('sha256', webhookKeyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
