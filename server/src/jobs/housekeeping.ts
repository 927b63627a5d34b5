import { z } from 'zod';
import { purgeRememberedContacts } from '../accounts/remembered-contacts.ts';
import type { Deps } from '../deps.ts';
import { liftEndedRestrictions } from '../people/lift-ended-restrictions.ts';
import { removeAccounts } from '../people/remove-accounts.ts';
import { retireUnusedAccounts } from '../people/retire-unused-accounts.ts';
import { deleteOldJobs } from '../queue/delete-old-jobs.ts';
import { defineJob, handleJob } from '../queue/queue.ts';
import { defineCron } from '../queue/schedule.ts';
import { purgeOldRows } from './retention.ts';

const housekeeping = defineJob({ name: 'housekeeping', payload: z.object({}), maxAttempts: 5 });

/** At night, when the beaches are empty. */
export const housekeepingCron = defineCron(
  housekeeping,
  {},
  { every: Temporal.Duration.from({ hours: 24 }), offset: Temporal.Duration.from({ hours: 2 }) },
);

export const housekeepingHandler = (deps: Deps) =>
  handleJob(housekeeping, async () => {
    await liftEndedRestrictions(deps);
    await retireUnusedAccounts(deps);
    await removeAccounts(deps);
    await purgeOldRows(deps);
    await purgeRememberedContacts(deps);
    await deleteOldJobs(deps.db.query, deps.now());
  });
