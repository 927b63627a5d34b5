import { z } from 'zod';
import { Availability, BookingSummary, StationWithBookings } from './entities.ts';

const Counted = StationWithBookings.extend({
  /** The first three of its upcoming bookings. */
  nextBookings: z.array(BookingSummary),
  /** Of all its upcoming bookings. */
  bookingCount: z.int(),
  /** Free boards from now, or from opening today or tomorrow, until it closes. Null while it takes no bookings. */
  freeBoards: Availability.nullable(),
  /** The average of its published reviews; null without any. */
  rating: z.object({ stars: z.number(), count: z.int() }).nullable(),
});

/** A station of the list, with the fields that were asked for. */
export const StationPart = Counted.partial().required({ id: true });
export type StationPart = z.infer<typeof Counted>;

export const stationFields = Object.keys(Counted.shape) as (keyof StationPart)[];
