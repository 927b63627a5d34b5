import { z } from 'zod';
import { forgetOldTraces } from '../accounts/forget-old-traces.ts';
import type { Deps } from '../deps.ts';
import { forgetOldRecords } from '../stations/forget-old-records.ts';
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
    await forgetOldTraces(deps);
    await forgetOldRecords(deps);
    await deleteOldJobs(deps.db.query, deps.now());
  });
