import { z } from 'zod';
import { syncCheckoutById } from '../bookings/sync-checkout.ts';
import type { Deps } from '../deps.ts';
import { applyPaymentEvent } from '../payments/apply-payment-event.ts';
import { defineJob, handleJob } from './queue.ts';

export const applyPaymentEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.object({ eventId: z.string() }),
  maxAttempts: 15,
});

export const applyPaymentEventHandler = (deps: Deps) =>
  handleJob(applyPaymentEventJob, ({ eventId }) =>
    applyPaymentEvent(deps, eventId, (checkoutId) => syncCheckoutById(deps, checkoutId)),
  );
