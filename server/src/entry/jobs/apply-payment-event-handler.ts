import type { Deps } from '../../ground/deps.ts';
import { applyPaymentEventJob } from '../../money/payments/apply-payment-event-job.ts';
import { applyPaymentEvent } from '../../money/payments/apply-payment-event.ts';
import { handleJob } from '../../ground/queue/queue.ts';
import { paymentContinuations } from './payment-continuations.ts';

export const applyPaymentEventHandler = (deps: Deps) =>
  handleJob(applyPaymentEventJob, ({ eventId }) => applyPaymentEvent(deps, eventId, paymentContinuations(deps)));
