import { z } from 'zod';
import { addToOpenAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { TookLocker } from '../returns/end-question.ts';
import { noteFailedDoor } from '../sessions/note-failed-door.ts';
import type { EventContext } from './event-context.ts';
import { endTrouble, findTrouble } from './event-context.ts';

/**
 * A door that jams takes its locker out of service. Both are one problem, so they share one alert: the jam's while the
 * door doesn't open, then the locker's, until somebody puts it back into service.
 */

type Jam = { lockerNumber: number; sessionId: string | null };

const OutByJam = z.object({ reason: z.literal('door-jammed') });

export async function noteJam(context: EventContext, jam: Jam): Promise<void> {
  const { tx, station, countedAt, now } = context;
  const stationId = station.id;
  const { lockerNumber, sessionId } = jam;
  if (sessionId !== null) await noteFailedDoor(tx, { stationId, sessionId, failedAt: countedAt });
  const target = `${stationId}/${lockerNumber}`;
  // It had opened in between.
  const outOfService = { kind: 'locker-disabled', target } as const;
  const tookLockerOutOfService = OutByJam.safeParse(findTrouble(context, outOfService)?.data).success;
  if (tookLockerOutOfService) await endTrouble(context, outOfService);
  const data = { lockerNumber, sessionId, ...(tookLockerOutOfService && { tookLockerOutOfService }) };
  await raiseAlert(tx, { kind: 'door-jammed', target, stationId, data }, now);
}

/** False when the jam has no alert, because the door has opened or somebody has dealt with it. */
export async function addToJam(context: EventContext, lockerNumber: number): Promise<boolean> {
  const trouble = { kind: 'door-jammed', target: `${context.station.id}/${lockerNumber}` } as const;
  if (!findTrouble(context, trouble)) return false;
  await addToOpenAlert(context.tx, trouble, { tookLockerOutOfService: true });
  return true;
}

/** The journal comes in order, so a door that opens no longer jams. */
export async function endJam(context: EventContext, lockerNumber: number): Promise<void> {
  const { tx, station, facts, now } = context;
  const target = `${station.id}/${lockerNumber}`;
  const jam = await endTrouble(context, { kind: 'door-jammed', target });
  if (!TookLocker.safeParse(jam?.data).success) return;
  if (facts.lockerStatus !== 'disabled') return;
  const data = { lockerNumber, reason: 'door-jammed' };
  await raiseAlert(tx, { kind: 'locker-disabled', target, stationId: station.id, data }, now);
}
