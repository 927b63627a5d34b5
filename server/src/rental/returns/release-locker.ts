import { itemKind } from '@laine/rules/seats/item-kind.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { personBehind } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { changeLocker, findLockerState } from '../../site/stations/lockers/change-locker.ts';
import { listItems, noteItems, sortByTags } from '../../site/stations/lockers/note-items.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';

/**
 * After staff ended a rental with its board out, the locker is free if the reader last saw a board in it; otherwise
 * it's out of service, with an alert that says why, until somebody has looked. A locker out of service for another
 * reason stays so.
 */
export async function releaseLocker(
  tx: Tx,
  actor: Actor,
  station: BookingStation,
  { id: sessionId, lockerNumber }: WholeSession,
  now: Temporal.Instant,
): Promise<void> {
  if (lockerNumber === null) return;
  const locker = await findLockerState(tx, station.id, lockerNumber);
  if (locker?.status !== 'rented') return;
  const things = await listItems(tx, station.id, lockerNumber);
  const look = locker.rfids && sortByTags(things, locker.rfids);
  const hasBoard = look?.found.some((thing) => itemKind(thing) === 'board') ?? false;
  const status = hasBoard ? 'free' : 'disabled';
  const target = `${station.id}/${lockerNumber}`;
  const edit = { action: 'locker-edited', target, stationId: station.id, data: { status, sessionId } } as const;
  await recordAction(tx, actor, edit, now);
  await changeLocker(tx, station.id, lockerNumber, { status }, now);
  const by = personBehind(actor.who);
  if (look) await noteItems(tx, station, look, now, by);
  if (hasBoard) return;
  const data = { lockerNumber, sessionId, reason: look ? 'board-missing' : 'not-checked' };
  await raiseAlert(tx, { kind: 'locker-disabled', target, stationId: station.id, data }, now);
  await reseatSessions(tx, station, now, by);
}
