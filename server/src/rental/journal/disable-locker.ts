import type { StationEvent } from '@laine/contract/station-link.ts';
import { changeLocker } from '../../site/stations/lockers/change-locker.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { EventContext } from './event-context.ts';
import { addToJam } from './note-jam.ts';

type LockerDisabled = Extract<StationEvent, { type: 'locker-disabled' }>;

/** The station has taken this locker out of service. Sessions waiting for it move to another locker if there is one. */
export async function disableLocker(context: EventContext, { lockerNumber, reason }: LockerDisabled): Promise<void> {
  const { tx, station, now } = context;
  await changeLocker(tx, station.id, lockerNumber, { status: 'disabled' }, now);
  const target = `${station.id}/${lockerNumber}`;
  const data = { lockerNumber, reason };
  const isKnown = reason === 'door-jammed' && (await addToJam(context, lockerNumber));
  if (!isKnown) await raiseAlert(tx, { kind: 'locker-disabled', target, stationId: station.id, data }, now);
  await reseatSessions(tx, station, now);
}
