import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldStatements } from './statement-store.ts';

/** Closed months whose time in the books is over. */
export const purgeStatements = (tx: Tx, batch: Batch): Promise<number> => deleteOldStatements(tx, batch);
