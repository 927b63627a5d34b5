import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldAlerts } from './alert-store.ts';

export const purgeAlerts = (tx: Tx, batch: Batch): Promise<number> => deleteOldAlerts(tx, batch);
