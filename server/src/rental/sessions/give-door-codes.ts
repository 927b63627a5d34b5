import { randomBytes } from 'node:crypto';
import { Refusal } from '@laine/contract/refusals.ts';
import { findDoorCode } from '@laine/rules/seats/door-code.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { readCodes, readTakenCodes, setDoorCodes } from './session-store.ts';

/**
 * Gives a code to each session that waits for one; a given code never changes. A station with a program may know it
 * from now on, so the code stays taken until the station confirms that it has forgotten it. Without a program nobody
 * would ever confirm, so the code is free again when its session is over.
 */
export async function giveDoorCodes(
  tx: Tx,
  { id: stationId, hasProgram }: BookingStation,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { taken, waitingIds } = await readCodes(tx, { stationId, bookingId }, now);
  const codes = waitingIds.map((id) => {
    const code = findDoorCode(taken, randomBytes(8));
    if (code === undefined) throw new Error('The station has no free door codes');
    taken.add(code);
    return { id, code };
  });
  await setDoorCodes(tx, codes, { codeKnown: hasProgram }, now);
}

/** For a session that staff make. */
export async function giveDoorCode(
  tx: Tx,
  { id: stationId, hasProgram }: BookingStation,
  sessionId: string,
  now: Temporal.Instant,
): Promise<void> {
  const code = findDoorCode(await readTakenCodes(tx, stationId, now), randomBytes(8));
  if (code === undefined) throw new Refusal('no-door-code-left');
  await setDoorCodes(tx, [{ id: sessionId, code }], { codeKnown: hasProgram }, now);
}
