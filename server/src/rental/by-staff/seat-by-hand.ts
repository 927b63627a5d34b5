import { Refusal, type RefusalCode } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { type LockerUnfit, whyLockerUnfit } from '@laine/rules/seats/is-locker-free.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import { isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { type Staff, stationsOf } from '../../ground/principal.ts';
import { type Seating, seatBoards } from '../sessions/seat-boards.ts';

/** Longer than any repair; anything longer is a closure. */
const MAX_DAYS = 31;
const EXCLUSION_VIOLATION = '23P01';

/** Refuses a time that is over, or too long. */
export function requireSlot(slot: Slot, now: Temporal.Instant): Slot {
  const seconds = secondsBetween(slot.start, slot.end);
  if (seconds <= 0) throw new Refusal('end-before-start');
  if (!isBefore(now, slot.end)) throw new Refusal('end-is-over');
  if (seconds > MAX_DAYS * DAY_IN_SECONDS) throw new Refusal('malformed', { fields: 'end' });
  return slot;
}

/** Owners open a board without a booking for at most a day; admins, and keys for all stations, have no such limit. */
export function requireGuestTime(who: Staff, { start, end }: Slot): void {
  if (stationsOf(who) !== 'all' && secondsBetween(start, end) > DAY_IN_SECONDS)
    throw new Refusal('malformed', { fields: 'end' });
}

type Wish = { sessionId: string; slot: Slot; lockerNumber: number | null | undefined };

const unfitRefusals: Record<LockerUnfit['why'], RefusalCode> = {
  unknown: 'no-such-locker',
  'out-of-service': 'locker-out-of-service',
  incomplete: 'locker-incomplete',
  closed: 'session-overlaps',
  taken: 'session-overlaps',
};

/** The named locker, if it's free all the time; otherwise any, as for a booking. */
export function seatByHand(load: StationLoad, { sessionId, slot, lockerNumber }: Wish, now: Temporal.Instant): Seating {
  if (typeof lockerNumber === 'number') {
    const unfit = whyLockerUnfit(load, lockerNumber, slot, now);
    if (unfit) throw new Refusal(unfitRefusals[unfit.why]);
    return { lockers: [lockerNumber], moves: [], unseatedIds: [] };
  }
  const seating = seatBoards(load, [sessionId], slot, now);
  if (!seating) throw new Refusal('no-boards-left');
  return seating;
}

/** When two name the same locker at once, the database lets only one have it. */
export function refuseOverlap(error: unknown): never {
  throw (error as { code?: string }).code === EXCLUSION_VIOLATION ? new Refusal('session-overlaps') : error;
}
