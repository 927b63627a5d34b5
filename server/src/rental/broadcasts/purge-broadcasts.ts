import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteOldBroadcasts } from './broadcast-store.ts';

export const purgeBroadcasts = (tx: Tx, batch: Batch): Promise<number> => deleteOldBroadcasts(tx, batch);
