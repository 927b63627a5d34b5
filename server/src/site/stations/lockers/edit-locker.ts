import type { Locker } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { LockerStatus } from '@laine/contract/states.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import { refuseLostEdit } from '../../../ground/audit/refuse-lost-edit.ts';
import type { Deps } from '../../../ground/deps.ts';
import { personBehind } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { reseatSessions } from '../../../rental/sessions/reseat-sessions.ts';
import { closeAsDone } from '../../../telling/alerts/open-alert.ts';
import { presentLocker } from '../facts/present-admin-station.ts';
import { withLockedStation } from '../with-locked-station.ts';
import type { LockerChange } from './locker-store.ts';
import { findLocker, hasStartedSession, updateLocker } from './locker-store.ts';

export type LockerPlace = { stationId: string; lockerNumber: number };

/** Under the station's lock, because a locker out of service is a board less to book. */
export async function editLocker(
  deps: Deps,
  actor: Actor,
  { stationId, lockerNumber, before, ...wish }: LockerPlace & LockerChange & { before?: LockerChange | undefined },
): Promise<Locker> {
  await requireStation(deps.db.query, actor.who, stationId);
  return withLockedStation(deps, stationId, async (tx, station) => {
    const locker = await findLocker(tx, stationId, lockerNumber);
    if (!locker) throw new Refusal('not-found');
    const newStatus = wish.status === locker.status ? undefined : wish.status;
    if (newStatus) requireTruthfulStatus(newStatus, await hasStartedSession(tx, stationId, lockerNumber));
    const now = deps.now();
    const target = `${stationId}/${lockerNumber}`;
    const stored = { notes: locker.notes };
    const timeZone = station.facts?.timeZone;
    await refuseLostEdit(tx, { target, action: 'locker-edited', stored, before, wish, timeZone });
    await recordAction(tx, actor, { action: 'locker-edited', target, stationId, data: wish }, now);
    const edited = await updateLocker(tx, stationId, lockerNumber, wish, now);
    const isInService = wish.status !== undefined && wish.status !== 'disabled';
    if (isInService) await closeAsDone(tx, { kind: 'locker-disabled', target }, personBehind(actor.who), now);
    // Renters of this locker get another, and those without one may get this.
    if (newStatus) await reseatSessions(tx, station, now, personBehind(actor.who));
    return presentLocker(edited);
  });
}

/** Staff take a locker out of service whenever they must; free and rented say whether its board is out. */
function requireTruthfulStatus(status: LockerStatus, isBoardOut: boolean): void {
  if (status === 'free' && isBoardOut) throw new Refusal('locker-in-use');
  if (status === 'rented' && !isBoardOut) throw new Refusal('move-not-allowed');
}
