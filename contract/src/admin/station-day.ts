import { z } from 'zod';
import { Day, Id, LockerNumber, Moment } from '../fields.ts';
import { KitKind, SessionStatus } from '../states.ts';

/** A locker can be given to somebody if it's in service and lacks nothing. */
export const LockerFitness = z.object({ number: LockerNumber, isInService: z.boolean(), lacks: z.array(KitKind) });
export type LockerFitness = z.infer<typeof LockerFitness>;

/** A rental on the day plan, with no more than its bar needs. */
const DaySession = z.object({
  id: Id,
  /** Null: no locker is free for it yet. */
  lockerNumber: LockerNumber.nullable(),
  /** Null for a session that staff made without a booking. */
  bookingId: Id.nullable(),
  status: SessionStatus,
  start: Moment,
  end: Moment,
  collectedAt: Moment.nullable(),
  returnedAt: Moment.nullable(),
  /** Its booking isn't paid yet. */
  isHeld: z.boolean(),
  /** When it became uncertain whether the board is back. */
  questionedAt: Moment.nullable(),
  /** Empty if we know no name, and for owners once the rental is a while ago. */
  renter: z.string(),
});
export type DaySession = z.infer<typeof DaySession>;

const DayClosure = z.object({
  id: Id,
  /** Null: the whole station. */
  lockerNumber: LockerNumber.nullable(),
  start: Moment,
  end: Moment,
  reason: z.string(),
});
export type DayClosure = z.infer<typeof DayClosure>;

/** One date of a station's own calendar, locker by locker. */
export const StationDay = z.object({
  date: Day,
  timeZone: z.string(),
  /** From midnight to midnight: 23 or 25 hours when clocks change. */
  start: Moment,
  end: Moment,
  /** Null: closed all day. */
  hours: z.object({ opensAt: Moment, closesAt: Moment }).nullable(),
  turnaroundInSeconds: z.int(),
  lockers: z.array(LockerFitness),
  closures: z.array(DayClosure),
  sessions: z.array(DaySession),
});
export type StationDay = z.infer<typeof StationDay>;
