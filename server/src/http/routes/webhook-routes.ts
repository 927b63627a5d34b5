import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { receiveWebhook } from '../../webhooks/receive-webhook.ts';
import { showWebhookSecret } from '../../webhooks/show-webhook-secret.ts';
import { testWebhook } from '../../webhooks/test-webhook.ts';
import { stationOfToken } from '../../webhooks/webhook-token.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

/** Events of a station that go to its webhook, and those that another Laine sends us. */
export const webhookRoutes = (deps: Deps) => [
  serve(deps, calls.testWebhook, async ({ params, ...call }) => ({
    success: await testWebhook(deps, actorOf(call), params.stationId),
  })),

  serve(deps, calls.webhookSecret, async ({ params, ...call }) => ({
    secret: await showWebhookSecret(deps, actorOf(call), params.stationId),
  })),

  serve(deps, calls.verifyWebhookSignature, async ({ body }) => ({
    stationId: await stationOfToken(deps, body.token),
  })),

  serve(deps, calls.receiveWebhook, async ({ body }) => {
    await receiveWebhook(deps, body);
    return { success: true };
  }),
];
