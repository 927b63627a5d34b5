import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldStatements } from './statement-store.ts';

/** Closed months whose time in the books is over. */
export const purgeStatements = (tx: Tx, batch: Batch): Promise<number> => deleteOldStatements(tx, batch);
