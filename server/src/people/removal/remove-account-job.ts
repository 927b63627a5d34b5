import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

export const removeAccountJob = defineJob({
  name: 'remove-account',
  payload: z.object({ accountId: z.string() }),
  maxAttempts: 5,
});

/** At most once an hour for weeks: the provider may be away, and what it is asked can be asked any number of times. */
export const forgetCustomerJob = defineJob({
  name: 'forget-customer',
  payload: z.object({ customerId: z.string() }),
  maxAttempts: 500,
});
