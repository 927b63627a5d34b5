import { z } from 'zod';
import { Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { StationStatus } from '../states.ts';

/** The current state of a station, among all that somebody runs. */
export const DashboardStation = z.object({
  stationId: StationId,
  name: z.string(),
  status: StationStatus,
  connected: z.boolean(),
  lastSeenAt: Moment.nullable(),
  /** Somebody can be called if a renter is missing. */
  isAttended: z.boolean(),
  /** Sales stop while nobody can be called; null while it sells. */
  salesStoppedAt: Moment.nullable(),
  timeZone: z.string(),
  /** Null while the public facts are missing. */
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

/** A collected board that isn't back, or one that staff gave up while its renter is still searched for. */
export const BoardOut = z.object({
  sessionId: Id,
  /** Null for a session that staff made without a booking. */
  bookingId: Id.nullable(),
  stationId: StationId,
  lockerNumber: LockerNumber,
  collectedAt: Moment,
  dueAt: Moment,
  /** Empty if we know no name. */
  renter: z.string(),
  phone: z.string(),
  /** The renter says that it's back, and nobody has looked yet. */
  isInQuestion: z.boolean(),
  /** Staff ended the rental as missing, and the renter is still searched for. */
  isGivenUp: z.boolean(),
});
export type BoardOut = z.infer<typeof BoardOut>;
