import type { Batch } from '../db/batch-of.ts';
import type { Tx } from '../db/open-database.ts';
import { deleteOldEvents } from './security-event-store.ts';

export const purgeSecurityEvents = (tx: Tx, batch: Batch): Promise<number> => deleteOldEvents(tx, batch);
