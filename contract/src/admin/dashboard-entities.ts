import { z } from 'zod';
import { Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { StationStatus } from '../states.ts';

/** A station as it stands now, among all that somebody runs. */
export const DashboardStation = z.object({
  stationId: StationId,
  name: z.string(),
  status: StationStatus,
  connected: z.boolean(),
  lastSeenAt: Moment.nullable(),
  /** Whether somebody could be called for a renter who is missing. */
  isAttended: z.boolean(),
  /** Since when it sells nothing new, because nobody could be. */
  salesStoppedAt: Moment.nullable(),
  timeZone: z.string(),
  /** Where it stands; null while its public facts are missing. */
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  lockers: z.int(),
  lockersInService: z.int(),
  boardsOut: z.int(),
  boardsFree: z.int(),
  overdue: z.int(),
  bookingsToday: z.int(),
  /** Negative on a day with more refunds than payments. */
  revenueTodayInCents: z.int(),
  openAlerts: z.int(),
});
export type DashboardStation = z.infer<typeof DashboardStation>;

/** A board that somebody has collected and not brought back: also one that staff gave up, while its renter is searched for. */
export const BoardOut = z.object({
  sessionId: Id,
  /** Null: staff made the session, nobody has booked. */
  bookingId: Id.nullable(),
  stationId: StationId,
  lockerNumber: LockerNumber,
  collectedAt: Moment,
  dueAt: Moment,
  /** Empty where nobody has told a name. */
  renter: z.string(),
  phone: z.string(),
  /** The renter says that it is back, and nobody has looked yet. */
  isInQuestion: z.boolean(),
  /** Staff have ended its rental as missing, and its renter is still searched for. */
  isGivenUp: z.boolean(),
});
export type BoardOut = z.infer<typeof BoardOut>;
