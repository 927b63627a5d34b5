import { z } from 'zod';
import { purgeExpiredSignIns } from '../accounts/purge-expired-sign-ins.ts';
import type { Deps } from '../deps.ts';
import { purgeStationRecords } from '../stations/purge-station-records.ts';
import { deleteOldJobs } from './job-store.ts';
import { defineJob, handleJob } from './queue.ts';
import { defineCron } from './schedule.ts';

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
    await purgeStationRecords(deps);
    await deleteOldJobs(deps.db.query, deps.now());
  });
