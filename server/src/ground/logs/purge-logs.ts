import type { Batch } from '../db/batch-of.ts';
import type { Db } from '../db/open-database.ts';
import { deleteLogs } from './log-store.ts';

/** Logs are traffic data: they go after their time. */
export const purgeLogs = (db: Db, batch: Batch): Promise<number> => deleteLogs(db, batch);
