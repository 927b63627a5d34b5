import type { Db } from '../db/open-database.ts';
import { deleteCommands } from './command-store.ts';

/** Commands are traffic data: they go after their time. */
export const purgeCommands = (db: Db, before: Temporal.Instant): Promise<void> => deleteCommands(db, before);
