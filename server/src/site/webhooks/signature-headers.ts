import { createHmac } from 'node:crypto';
import { webhookKeyOf } from '../stations/webhook-secret.ts';

/** Signatures after the Standard Webhooks convention, https://www.standardwebhooks.com */

type SignedContent = { id: string; sentAt: Temporal.Instant; body: string };

export const signatureOf = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', webhookKeyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

export function signatureHeaders(secret: string, { id, sentAt, body }: SignedContent): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.epochMilliseconds / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, id, timestamp, body),
  };
}
