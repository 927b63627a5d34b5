import type { Db } from '../db/open-database.ts';
import { deleteEvents } from './event-store.ts';

/** The stations' journals are traffic data: they go after their time. */
export const purgeEvents = (db: Db, before: Temporal.Instant): Promise<void> => deleteEvents(db, before);
