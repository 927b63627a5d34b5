import type { ScreenAction } from '@laine/contract/station-link.ts';
import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';

type ActedOnScreen = { stationId: string; action: ScreenAction; lockerNumber: number | null };

/** For the staff page of a station's screen. Everybody shares one PIN, so nobody can be named. */
export async function recordScreenAction(
  tx: Tx,
  { stationId, action, lockerNumber }: ActedOnScreen,
  happenedAt: Temporal.Instant,
): Promise<void> {
  await insertAudit(tx, {
    actorKind: 'system',
    actorId: null,
    action: `screen-${action}`,
    target: lockerNumber === null ? stationId : `${stationId}/${lockerNumber}`,
    stationId,
    data: null,
    fromAddress: null,
    createdAt: happenedAt,
  });
}
