import { calls } from '@laine/contract/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import { listWebhookAttempts } from '../../../site/webhooks/list-webhook-attempts.ts';
import { receiveWebhook } from '../../../site/webhooks/receive-webhook.ts';
import { showWebhookSecret } from '../../../site/webhooks/show-webhook-secret.ts';
import { testWebhook } from '../../../site/webhooks/test-webhook.ts';
import { stationOfToken } from '../../../site/webhooks/webhook-token.ts';
import { done } from '../request/done.ts';
import { readHeader } from '../request/read-header.ts';
import { serve } from '../request/serve.ts';

/** Events of a station that go to its webhook, and those that another Laine sends us. */
export const webhookRoutes = (deps: Deps) => [
  serve(deps, calls.testWebhook, async ({ actor, input }) => ({ success: await testWebhook(deps, actor, input) })),

  serve(deps, calls.webhookSecret, async ({ actor, input }) => ({
    secret: await showWebhookSecret(deps, actor, input),
  })),

  serve(deps, calls.webhookAttempts, async ({ who, input }) => ({
    attempts: await listWebhookAttempts(deps, who, input),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.verifyWebhookSignature, async ({ input }) => ({ stationId: await stationOfToken(deps, input) })),

  serve(deps, calls.receiveWebhook, ({ input, request }) =>
    done(receiveWebhook(deps, { ...input, signed: signedBodyOf(request) })),
  ),
];

const signedBodyOf = (request: FastifyRequest) => ({
  id: readHeader(request, 'webhook-id') ?? '',
  timestamp: readHeader(request, 'webhook-timestamp') ?? '',
  signatures: readHeader(request, 'webhook-signature') ?? '',
  body: request.bodyText,
});
