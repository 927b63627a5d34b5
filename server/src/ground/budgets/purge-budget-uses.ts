import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldUses } from './budget-store.ts';

export const purgeBudgetUses = (tx: Tx, batch: Batch): Promise<number> => deleteOldUses(tx, batch);
