import { z } from 'zod';
import { settleCheckoutById } from '../bookings/settle-checkout.ts';
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
    applyPaymentEvent(deps, eventId, (checkoutId) => settleCheckoutById(deps, checkoutId)),
  );
