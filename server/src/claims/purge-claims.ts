import type { Tx } from '../db/open-database.ts';
import { deleteClaimsOfBookings, deleteClaimsOfSessions } from './claim-store.ts';

export const purgeClaimsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteClaimsOfBookings(tx, bookingIds);

export const purgeClaimsOfSessions = (tx: Tx, sessionIds: string[]): Promise<void> =>
  deleteClaimsOfSessions(tx, sessionIds);
