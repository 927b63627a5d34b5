import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

export const removeAccountJob = defineJob({
  name: 'remove-account',
  payload: z.object({ accountId: z.string() }),
  maxAttempts: 5,
});

/** At most once an hour for weeks: the provider may be away, and the request can be repeated. */
export const forgetCustomerJob = defineJob({
  name: 'forget-customer',
  payload: z.object({ customerId: z.string() }),
  maxAttempts: 500,
});
