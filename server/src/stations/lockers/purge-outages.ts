import type { Batch } from '../../db/batch-of.ts';
import type { Db } from '../../db/open-database.ts';
import { deleteOutages } from './outage-store.ts';

/** What nobody compares with any more. */
export const purgeOutages = (db: Db, batch: Batch): Promise<number> => deleteOutages(db, batch);
