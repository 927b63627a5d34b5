import type { Batch } from '../../db/batch-of.ts';
import type { Db } from '../../db/open-database.ts';
import { deletePings } from './ping-store.ts';

/** Signs of life are traffic data: they go after their time. */
export const purgePings = (db: Db, batch: Batch): Promise<number> => deletePings(db, batch);
