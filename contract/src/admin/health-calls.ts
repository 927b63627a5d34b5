import { z } from 'zod';
import { get } from '../call.ts';
import { Cents, Id, LockerNumber, Moment, StationId } from '../fields.ts';

export const HealthRange = z.enum(['day', 'week', 'month']);
export type HealthRange = z.infer<typeof HealthRange>;

/** Summary of the pings of one interval; values are null without pings. */
export const HealthPoint = z.object({
  start: Moment,
  /** The lowest of the interval. */
  freeMemoryPercent: z.number().nullable(),
  uptimeInHours: z.number().nullable(),
  /** The largest in either direction. */
  clockOffsetInMs: z.number().nullable(),
  networks: z.array(z.string()),
  /** Share of the interval, as far as it has passed and the station existed. */
  heardPercent: z.number().nullable(),
});
export type HealthPoint = z.infer<typeof HealthPoint>;

export const DoorHealth = z.object({
  lockerNumber: LockerNumber,
  openings: z.int(),
  rentals: z.int(),
  jams: z.int(),
  isOutOfService: z.boolean(),
  outOfServiceInHours: z.number(),
});
export type DoorHealth = z.infer<typeof DoorHealth>;

/** The owner's morning page. */
export const healthCalls = {
  health: get('admin', '/stations/:stationId/health', {
    access: 'staff',
    scope: 'read',
    summary: 'How a station is: its signs of life, its doors, what is due, and what being out of service has cost',
    params: z.object({ stationId: StationId }),
    query: z.object({ range: HealthRange.default('day') }),
    answer: z.object({
      range: HealthRange,
      since: Moment,
      until: Moment,
      timeZone: z.string(),
      connected: z.boolean(),
      lastSeenAt: Moment.nullable(),
      points: z.array(HealthPoint),
      silentInHours: z.number(),
      doors: z.array(DoorHealth),
      /** The latest few, newest first. */
      jams: z.array(z.object({ at: Moment, lockerNumber: LockerNumber.nullable() })),
      serviceAfterRentals: z.int(),
      serviceDue: z.array(
        z.object({ id: Id, name: z.string(), lockerNumber: LockerNumber, rentalsSinceService: z.int() }),
      ),
      downtime: z.object({
        /** For all lockers together, during opening hours. */
        lockerHours: z.number(),
        /** Average income of one locker in an open hour, over the last four weeks. */
        usualPerHourInCents: z.number(),
        lostInCents: Cents,
      }),
    }),
  }),
};
