import type { Batch } from '../../../ground/db/batch-of.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { deleteOutages } from './outage-store.ts';

/** What nobody compares with any more. */
export const purgeOutages = (db: Db, batch: Batch): Promise<number> => deleteOutages(db, batch);
