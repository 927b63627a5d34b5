import { z } from 'zod';
import { Id, Moment, StationId } from '../fields.ts';
import { Session } from './entities.ts';

/** A paid booking that lies ahead or is on the water: what its renter needs at hand, also without a network. */
export const ComingBooking = z.object({
  id: Id,
  stationId: StationId,
  stationName: z.string(),
  timeZone: z.string(),
  start: Moment,
  end: Moment,
  /** Whom to call at the station. */
  phone: z.string(),
  /** The boards that are still to be collected or brought back, in the order of their tickets. */
  sessions: z.array(Session.pick({ id: true, status: true, code: true, lockerNumber: true })),
  /** Every board that was out is back, as its renter says, and staff have not looked yet. */
  isInQuestion: z.boolean(),
});
export type ComingBooking = z.infer<typeof ComingBooking>;
