import { Refusal } from '@laine/contract/refusals.ts';
import { isLockerFree } from '@laine/rules/seats/is-locker-free.ts';
import { seatLongerSessions } from '@laine/rules/seats/seat-longer-sessions.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { changeSession } from '../sessions/change-session.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { lengthenSessions } from '../sessions/move-session-ends.ts';
import { keepPaidTime } from '../sessions/paid-time.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import { makeRoom } from '../sessions/seat-sessions.ts';
import { requireSlot, seatByHand } from './seat-by-hand.ts';
import type { SessionMove } from './session-changes.ts';

type Moving = { session: WholeSession; move: SessionMove };

/** Changes a session's times or locker. The caller holds the station's lock. */
export async function moveSession(
  tx: Tx,
  station: BookingStation,
  { session, move }: Moving,
  now: Temporal.Instant,
): Promise<void> {
  const slot = requireSlot({ start: move.start, end: move.end }, now);
  await keepPaidTime(tx, session.id);
  const whole = await readStationLoad(tx, station, now);
  if (session.status === 'started') {
    if (!isBefore(session.end, slot.end)) return changeSession(tx, session.id, { end: slot.end }, now);
    const longer = { sessionIds: [session.id], added: { start: session.end, end: slot.end } };
    const seating = seatLongerSessions(whole, longer, now);
    if (seating === 'does-not-fit') throw new Refusal('session-overlaps');
    return lengthenSessions(tx, { sessionIds: [session.id], end: slot.end, seating }, now);
  }
  const load = { ...whole, sessions: whole.sessions.filter(({ id }) => id !== session.id) };
  const { lockerNumber: present } = session;
  const keeps = (move.lockerNumber ?? null) === null && present !== null && isLockerFree(load, present, slot, now);
  const wish = { sessionId: session.id, slot, lockerNumber: keeps ? present : move.lockerNumber };
  const seating = seatByHand(load, wish, now);
  const [lockerNumber] = seating.lockers;
  if (lockerNumber === undefined) throw new Error('a seating has a locker for each newcomer');
  await changeSession(tx, session.id, { ...slot, lockerNumber }, now);
  return makeRoom(tx, seating, now);
}
