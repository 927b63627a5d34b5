import type { Deps } from '../deps.ts';
import { forgetCustomerJob, removeAccountJob } from '../people/remove-account-job.ts';
import { removeAccount } from '../people/remove-account.ts';
import { handleJob } from '../queue/queue.ts';

export const removeAccountHandlers = (deps: Deps) => [
  handleJob(removeAccountJob, async ({ accountId }) => {
    await removeAccount(deps, accountId);
  }),
  handleJob(forgetCustomerJob, ({ customerId }) => deps.payments.forgetCustomer(customerId)),
];
