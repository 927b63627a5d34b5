import type { Db } from '../db/open-database.ts';
import { deleteLogs } from './log-store.ts';

/** Logs are traffic data: they go after their time. */
export const purgeLogs = (db: Db, before: Temporal.Instant): Promise<void> => deleteLogs(db, before);
