import type { Batch } from '../../ground/db/batch-of.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { deleteCommands } from './command-store.ts';

/** Commands are traffic data: they go after their time. */
export const purgeCommands = (db: Db, batch: Batch): Promise<number> => deleteCommands(db, batch);
