import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';
import { deliverWebhookJob } from '../../site/webhooks/deliver-webhook-job.ts';
import { deliverWebhook } from '../../site/webhooks/deliver-webhook.ts';

export const deliverWebhookHandler = (deps: Deps) =>
  handleJob(deliverWebhookJob, ({ webhookId: id, stationId, event }, { attempt }) =>
    deliverWebhook(
      deps,
      stationId,
      { id, event },
      { number: attempt, isLast: attempt >= deliverWebhookJob.maxAttempts },
    ),
  );
