import type { Deps } from '../deps.ts';
import { applyPaymentEventJob } from '../payments/apply-payment-event-job.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { handleJob } from '../queue/queue.ts';
import { paymentContinuations } from './payment-continuations.ts';

export const applyPaymentEventHandler = (deps: Deps) =>
  handleJob(applyPaymentEventJob, ({ eventId }) => applyPaymentEvent(deps, eventId, paymentContinuations(deps)));
