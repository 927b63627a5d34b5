import { createHmac } from 'node:crypto';

/** `Stripe-Signature`, by real time: whoever checks it takes nothing older than five minutes. */
export function signWebhook(body: string, secret: string, atInSeconds = Math.floor(Date.now() / 1000)): string {
  const digest = createHmac('sha256', secret).update(`${atInSeconds}.${body}`).digest('hex');
  return `t=${atInSeconds},v1=${digest}`;
}
