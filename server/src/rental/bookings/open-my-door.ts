import { Refusal } from '@laine/contract/refusals.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { answerToDoorCode } from '@laine/rules/seats/door-code.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import { countCommands } from '../../site/stations/commands/count-commands.ts';
import type { Door } from '../sessions/list-sessions.ts';
import { listDoorsOf } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { getVisibleBooking } from './get-booking.ts';

/** Several pulses, each followed by a wait for the sensor. */
const TIME_LIMIT = Temporal.Duration.from({ seconds: 15 });
/** Pressing the button again and again would wear the lock out. */
const MAX_PER_MINUTE = 5;

/**
 * A live session's renter opens the door from the booking page, as with the code: even if somebody else has locked the
 * keypad, they get their things. True only when the door's sensor confirmed it.
 */
export async function openMyDoor(
  deps: Deps,
  who: Person,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
): Promise<boolean> {
  const { viewer, booking } = await getVisibleBooking(deps, who, bookingId);
  if (viewer !== 'customer') throw new Refusal('not-allowed');
  const doors = await listDoorsOf(deps.db.query, bookingId);
  const door = doors.find(({ id }) => id === sessionId);
  if (!door) throw new Refusal('not-found');
  const lockerNumber = requireOpening(booking, door, deps.now());
  const { stationId } = booking;
  const askedBy = `renter:${who.account.id}`;
  await requireFewCommands(deps, stationId, askedBy);
  const log = { stationId, title: 'door-asked-for-by-renter', data: {}, lockerNumber, sessionId } as const;
  await writeLog(deps.db.query, log, deps.now());
  try {
    const options = { askedBy, timeLimit: TIME_LIMIT };
    return (await deps.stations.call(stationId, 'open', { lockerNumber, sessionId }, options)).success;
  } catch (error) {
    // The station answered no: its door stays shut.
    if (error instanceof RpcFailure) return false;
    throw error;
  }
}

function requireOpening(booking: BookingRow, door: Door, now: Temporal.Instant): number {
  if (booking.status !== 'complete' || door.lockerNumber === null) throw new Refusal('rental-over');
  const answer = answerToDoorCode(door, door.isLockerFree, now);
  if (answer !== 'opens') throw new Refusal(refusals[answer]);
  return door.lockerNumber;
}

const refusals = {
  'too-early': 'too-early-to-open',
  'locker-taken': 'locker-in-use',
  over: 'rental-over',
} as const;

async function requireFewCommands(deps: Deps, stationId: string, askedBy: string): Promise<void> {
  const since = plusSeconds(deps.now(), -MINUTE_IN_SECONDS);
  const count = await countCommands(deps.db.query, { stationId, askedBy, since });
  if (count >= MAX_PER_MINUTE) throw new Refusal('too-many-requests', {}, MINUTE_IN_SECONDS);
}
