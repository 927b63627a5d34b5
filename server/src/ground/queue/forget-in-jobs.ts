import type { Db } from '../db/open-database.ts';
import { deleteFinishedJobsNaming } from './job-store.ts';

/** Deletes finished jobs that quote a removed person or texts about their rentals. Waiting jobs hold ids only. */
export const forgetInJobs = (db: Db, texts: string[]): Promise<void> => deleteFinishedJobsNaming(db, texts);
