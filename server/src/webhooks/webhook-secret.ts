import { createHmac, randomBytes } from 'node:crypto';

/** Signatures after the Standard Webhooks convention, https://www.standardwebhooks.com */

const PREFIX = 'whsec_';

/** The receiver keeps a copy; it is the key to every signature and token of the station. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`;

type SignedContent = { id: string; sentAt: Temporal.Instant; body: string };

export function signatureHeaders(secret: string, { id, sentAt, body }: SignedContent): Record<string, string> {
  const timestamp = Math.floor(sentAt.epochMilliseconds / 1000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
