import type { QuestionedBecause } from '@laine/contract/states.ts';
import { earlier, later } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { changeLocker, findLockerStatus } from '../../site/stations/lockers/change-locker.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findSession } from '../sessions/find-session.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import { callOffSearch } from './call-off-search.ts';
import { findOpenQuestion, insertQuestion } from './return-question-store.ts';

export type AssertedReturn = {
  sessionId: string;
  why: QuestionedBecause;
  toldBy: 'station' | 'customer';
  /** From then on the board costs nothing. */
  assertedAt: Temporal.Instant;
};

/**
 * Somebody says that a board is back, and nobody has seen it (docs/product.md, Return in question): the clock stops,
 * lateness isn't decided, nobody gets a board from that locker, and staff look. The caller holds the station's lock.
 * False if the board isn't out as far as we know.
 */
export async function questionReturn(
  tx: Tx,
  station: BookingStation,
  { sessionId, why, toldBy, assertedAt }: AssertedReturn,
  now: Temporal.Instant,
): Promise<boolean> {
  const session = await findSession(tx, station.id, sessionId);
  if (session?.status !== 'started' || session.lockerNumber === null) return false;
  const { lockerNumber, bookingId, firstOpenAt } = session;
  const isNew = (await findOpenQuestion(tx, sessionId)) === undefined;
  const stoppedAt = later(firstOpenAt ?? assertedAt, earlier(assertedAt, now));
  await insertQuestion(tx, { sessionId, lockerNumber, why, toldBy, assertedAt: stoppedAt }, now);
  if (!isNew) return true;

  const tookLockerOutOfService = (await findLockerStatus(tx, station.id, lockerNumber)) !== 'disabled';
  const data = {
    sessionId,
    bookingId,
    lockerNumber,
    why,
    toldBy,
    assertedAt: stoppedAt.toString(),
    tookLockerOutOfService,
  };
  await raiseAlert(tx, { kind: 'return-in-question', target: sessionId, stationId: station.id, data }, now);
  // Somebody who stands at the station isn't missing on the water.
  await closeByItself(tx, { kind: 'never-returned', target: sessionId }, now);
  if (bookingId !== null) await callOffSearch(tx, bookingId, now);
  if (!tookLockerOutOfService) return true;
  await changeLocker(tx, station.id, lockerNumber, { status: 'disabled' }, now);
  await reseatSessions(tx, station, now);
  return true;
}
