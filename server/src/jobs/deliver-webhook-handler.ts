import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';
import { deliverWebhookJob } from '../webhooks/deliver-webhook-job.ts';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';

export const deliverWebhookHandler = (deps: Deps) =>
  handleJob(deliverWebhookJob, ({ webhookId: id, stationId, event }, { attempt }) =>
    deliverWebhook(
      deps,
      stationId,
      { id, event },
      { number: attempt, isLast: attempt >= deliverWebhookJob.maxAttempts },
    ),
  );
