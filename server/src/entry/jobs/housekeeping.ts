import { z } from 'zod';
import { foldStatusCounts } from '../../ground/db/fold-status-counts.ts';
import type { Deps } from '../../ground/deps.ts';
import { purgeOldRows } from '../../ground/keeping/purge-old-rows.ts';
import { deleteOldJobs } from '../../ground/queue/delete-old-jobs.ts';
import { defineJob, handleJob } from '../../ground/queue/queue.ts';
import { defineCron } from '../../ground/queue/schedule.ts';
import { purgeRememberedContacts } from '../../identity/accounts/remembered-contacts.ts';
import { watchTaxReports } from '../../money/payments/receipts/watch-tax-reports.ts';
import { closeMonths } from '../../money/statements/close-months.ts';
import { liftEndedRestrictions } from '../../people/persons/lift-ended-restrictions.ts';
import { removeAccounts } from '../../people/removal/remove-accounts.ts';
import { retireUnusedAccounts } from '../../people/removal/retire-unused-accounts.ts';

const housekeeping = defineJob({ name: 'housekeeping', payload: z.object({}), maxAttempts: 5 });

/** At night, when the beaches are empty. */
export const housekeepingCron = defineCron(
  housekeeping,
  {},
  { every: Temporal.Duration.from({ hours: 24 }), offset: Temporal.Duration.from({ hours: 2 }) },
);

export const housekeepingHandler = (deps: Deps) => handleJob(housekeeping, () => keepHouse(deps));

const steps: ((deps: Deps) => Promise<unknown>)[] = [
  watchTaxReports,
  closeMonths,
  liftEndedRestrictions,
  retireUnusedAccounts,
  removeAccounts,
  purgeOldRows,
  purgeRememberedContacts,
  (deps) => foldStatusCounts(deps.db.query),
  (deps) => deleteOldJobs(deps.db.query, deps.now()),
];

/** A step that fails every night must not keep everybody's data forever, so the other steps still run. */
async function keepHouse(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step(deps).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'a part of the housekeeping failed');
}
