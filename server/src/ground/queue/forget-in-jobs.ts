import type { Db } from '../db/open-database.ts';
import { deleteFinishedJobsNaming } from './job-store.ts';

/**
 * No finished job quotes a removed person, or carries what staff wrote about a rental of theirs. One that is still to run
 * names ids alone.
 */
export const forgetInJobs = (db: Db, texts: string[]): Promise<void> => deleteFinishedJobsNaming(db, texts);
