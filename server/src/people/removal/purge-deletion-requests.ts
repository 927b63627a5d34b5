import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldDeletionRequests } from './deletion-request-store.ts';

export const purgeDeletionRequests = (tx: Tx, batch: Batch): Promise<number> => deleteOldDeletionRequests(tx, batch);
