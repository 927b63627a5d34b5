import type { Db } from '../db/open-database.ts';
import { deleteJobs } from './job-store.ts';

const KEEP_DONE = Temporal.Duration.from({ hours: 7 * 24 });
const KEEP_FAILED = Temporal.Duration.from({ hours: 90 * 24 });

/** Runs daily. Returns the number of deleted rows. */
export const deleteOldJobs = (db: Db, now: Temporal.Instant): Promise<number> =>
  deleteJobs(db, { doneBefore: now.subtract(KEEP_DONE), failedBefore: now.subtract(KEEP_FAILED) });
