import { z } from 'zod';
import { purgeExpiredSignIns } from '../accounts/purge-expired-sign-ins.ts';
import { purgeRememberedContacts } from '../accounts/remembered-contacts.ts';
import type { Deps } from '../deps.ts';
import { liftEndedRestrictions } from '../people/lift-ended-restrictions.ts';
import { deleteOldJobs } from '../queue/delete-old-jobs.ts';
import { defineJob, handleJob } from '../queue/queue.ts';
import { defineCron } from '../queue/schedule.ts';
import { purgeStationRecords } from './purge-station-records.ts';

const housekeeping = defineJob({ name: 'housekeeping', payload: z.object({}), maxAttempts: 5 });

/** At night, when the beaches are empty. */
export const housekeepingCron = defineCron(
  housekeeping,
  {},
  { every: Temporal.Duration.from({ hours: 24 }), offset: Temporal.Duration.from({ hours: 2 }) },
);

export const housekeepingHandler = (deps: Deps) =>
  handleJob(housekeeping, async () => {
    await purgeExpiredSignIns(deps);
    await purgeRememberedContacts(deps);
    await purgeStationRecords(deps);
    await liftEndedRestrictions(deps);
    await deleteOldJobs(deps.db.query, deps.now());
  });
