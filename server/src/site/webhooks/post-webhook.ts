import type { PostOutcome, WebhookCourier } from '../../ground/ports/webhook-courier.ts';
import { signDelivery, type WebhookMessage } from './sign-delivery.ts';
import type { WebhookEndpoint } from './webhook-store.ts';

export const postWebhook = (
  courier: WebhookCourier,
  endpoint: WebhookEndpoint,
  message: WebhookMessage,
): Promise<PostOutcome> => courier.post({ url: endpoint.url, ...signDelivery(endpoint, message) });

export const hasArrived = (outcome: PostOutcome) =>
  outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
