import type { Batch } from '../../../ground/db/batch-of.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { deletePingHours, deletePings } from './ping-store.ts';

/** Signs of life are traffic data: they go after their time. */
export const purgePings = (db: Db, batch: Batch): Promise<number> => deletePings(db, batch);

/** What they came to by the hour goes as they do. */
export const purgePingHours = (db: Db, batch: Batch): Promise<number> => deletePingHours(db, batch);
