import type { Batch } from '../../ground/db/batch-of.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { deleteEvents } from './event-store.ts';

/** The stations' journals are traffic data: they go after their time. */
export const purgeEvents = (db: Db, batch: Batch): Promise<number> => deleteEvents(db, batch);
