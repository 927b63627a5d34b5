import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldAlerts } from './alert-store.ts';

export const purgeAlerts = (tx: Tx, batch: Batch): Promise<number> => deleteOldAlerts(tx, batch);
