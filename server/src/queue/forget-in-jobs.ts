import type { Db } from '../db/open-database.ts';
import { deleteFinishedJobsNaming } from './job-store.ts';

/** No finished job quotes a removed person. One that is still to run names ids alone. */
export const forgetInJobs = (db: Db, contacts: string[]): Promise<void> => deleteFinishedJobsNaming(db, contacts);
