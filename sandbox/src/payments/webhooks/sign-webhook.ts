import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature`. It uses real time, because signatures older than five minutes are refused. */
export function signWebhook(body: string, secret: string, atInSeconds = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${atInSeconds}.${body}`).digest('hex');
  return `t=${atInSeconds},v1=${digest}`;
}
