import type { OwnWarning } from '@laine/contract/public/entities.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { listHoldingWarnings } from './warning-store.ts';

/** The person's warnings that still hold. */
export async function listOwnWarnings(deps: Deps, { account }: Person): Promise<OwnWarning[]> {
  const rows = await listHoldingWarnings(deps.db.query, account.id, deps.now());
  return rows.map(({ id, bookingId, bookedBy, metadata, lateInMinutes, givenAt, expiresAt }) => ({
    id,
    bookingId: bookedBy === account.id ? bookingId : null,
    stationName: metadata?.['name'] ?? null,
    lateInMinutes,
    givenAt: givenAt.toString(),
    expiresAt: expiresAt.toString(),
  }));
}
