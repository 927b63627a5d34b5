import { syncCheckoutById } from '../bookings/sync-checkout.ts';
import type { Deps } from '../deps.ts';
import { applyPaymentEventJob } from '../payments/apply-payment-event-job.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { handleJob } from '../queue/queue.ts';

export const applyPaymentEventHandler = (deps: Deps) =>
  handleJob(applyPaymentEventJob, ({ eventId }) =>
    applyPaymentEvent(deps, eventId, (checkoutId) => syncCheckoutById(deps, checkoutId)),
  );
