import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../../ground/deps.ts';
import { closeByItself } from '../../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { updateStation } from '../station-store.ts';
import { listAttendance } from './list-reach.ts';

/**
 * Every minute: a station that lost its last reachable person raises an alert at once, and sells nothing new a day
 * later (`requireAttended`). Existing bookings stay.
 */
export async function watchReach(deps: Deps): Promise<void> {
  for (const station of await listAttendance(deps.db.query, deps.sms.isSet)) {
    const { id, isAttended, wasAttended, unattendedSince, salesStoppedAt, isSaid } = station;
    const isFine = isAttended || station.status !== 'active';
    const trouble = { kind: 'nobody-to-call', target: id } as const;
    const now = deps.now();
    if (isFine && (unattendedSince || isSaid || (isAttended && !wasAttended))) {
      await deps.db.transaction(async (tx) => {
        const fine = { wasAttended: wasAttended || isAttended, unattendedSince: null, salesStoppedAt: null };
        await updateStation(tx, id, fine, now);
        await closeByItself(tx, trouble, now);
      });
    } else if (!isFine && wasAttended && !unattendedSince) {
      await deps.db.transaction(async (tx) => {
        await updateStation(tx, id, { unattendedSince: now }, now);
        await raiseAlert(tx, { ...trouble, stationId: id, data: {} }, now);
      });
    } else if (!isFine && unattendedSince && !salesStoppedAt) {
      const stopsAt = plusSeconds(unattendedSince, DAY_IN_SECONDS);
      if (isBefore(now, stopsAt)) continue;
      await deps.db.transaction((tx) => updateStation(tx, id, { salesStoppedAt: stopsAt }, now));
    }
  }
}
