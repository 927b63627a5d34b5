import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { deleteSessions, deleteSessionsOfBookings, lockOldFreeSessions } from './session-store.ts';

export const purgeSessionsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteSessionsOfBookings(tx, bookingIds);

export const listFreeSessionsToPurge = (tx: Tx, batch: Batch): Promise<string[]> => lockOldFreeSessions(tx, batch);

export const purgeSessions = (tx: Tx, ids: string[]): Promise<void> => deleteSessions(tx, ids);
