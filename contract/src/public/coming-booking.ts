import { z } from 'zod';
import { Id, Moment, StationId } from '../fields.ts';
import { Session } from './entities.ts';

/** A paid booking that is coming or on the water: everything that its renter needs at hand, also without a network. */
export const ComingBooking = z.object({
  id: Id,
  stationId: StationId,
  stationName: z.string(),
  timeZone: z.string(),
  start: Moment,
  end: Moment,
  /** The station's phone. */
  phone: z.string(),
  /** Boards still to be collected or brought back, in the order of their tickets. */
  sessions: z.array(Session.pick({ id: true, status: true, code: true, lockerNumber: true })),
  /** The renter says that every board is back, and staff haven't looked yet. */
  isInQuestion: z.boolean(),
});
export type ComingBooking = z.infer<typeof ComingBooking>;
