import { closeByItself } from '../../alerts/open-alert.ts';
import { raiseAlert } from '../../alerts/raise-alert.ts';
import type { Deps } from '../../deps.ts';
import { updateStation } from '../station-store.ts';
import { listAttendance } from './list-reach.ts';

/**
 * Every minute: a station that had somebody to call and has nobody any more is an alert at once, and sells nothing new a day
 * later (`requireAttended`). What is booked goes on.
 */
export async function watchReach(deps: Deps): Promise<void> {
  for (const { id, isAttended, wasAttended, unattendedSince } of await listAttendance(deps.db.query, deps.sms.isSet)) {
    const trouble = { kind: 'nobody-to-call', target: id } as const;
    const now = deps.now();
    if (isAttended && (!wasAttended || unattendedSince)) {
      await deps.db.transaction(async (tx) => {
        await updateStation(tx, id, { wasAttended: true, unattendedSince: null }, now);
        await closeByItself(tx, trouble, now);
      });
    } else if (!isAttended && wasAttended && !unattendedSince) {
      await deps.db.transaction(async (tx) => {
        await updateStation(tx, id, { unattendedSince: now }, now);
        await raiseAlert(tx, { ...trouble, stationId: id, data: {} }, now);
      });
    }
  }
}
