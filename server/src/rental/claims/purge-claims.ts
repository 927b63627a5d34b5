import type { Tx } from '../../ground/db/open-database.ts';
import { purgePhotosOf } from '../../site/photos/purge-photos.ts';
import { deleteClaims, listClaimIdsOfSessions, listSessionIdsOfBookings } from './claim-store.ts';

export const purgeClaimsOfBookings = async (tx: Tx, bookingIds: string[]): Promise<void> =>
  purgeClaimsOfSessions(tx, await listSessionIdsOfBookings(tx, bookingIds));

export async function purgeClaimsOfSessions(tx: Tx, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  const ids = await listClaimIdsOfSessions(tx, sessionIds);
  await purgePhotosOf(tx, 'claimId', ids);
  await deleteClaims(tx, ids);
}
