import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldDeletionRequests } from './deletion-request-store.ts';

export const purgeDeletionRequests = (tx: Tx, batch: Batch): Promise<number> => deleteOldDeletionRequests(tx, batch);
