import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldPrepaid } from './prepaid-store.ts';

/** Passes and gift cards whose time in the books is over. */
export const purgePrepaid = (tx: Tx, batch: Batch): Promise<number> => deleteOldPrepaid(tx, batch);
