import type { Deps } from '../../ground/deps.ts';
import { forgetCustomerJob, removeAccountJob } from '../../people/removal/remove-account-job.ts';
import { removeAccount } from '../../people/removal/remove-account.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const removeAccountHandlers = (deps: Deps) => [
  handleJob(removeAccountJob, async ({ accountId }) => {
    await removeAccount(deps, accountId);
  }),
  handleJob(forgetCustomerJob, ({ customerId }) => deps.payments.forgetCustomer(customerId)),
];
