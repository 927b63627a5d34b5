import { z } from 'zod';
import { BookingSummary, StationWithBookings } from './entities.ts';

const Counted = StationWithBookings.extend({
  /** The first three of its upcoming bookings. */
  nextBookings: z.array(BookingSummary),
  /** Of all its upcoming bookings. */
  bookingCount: z.int(),
});

/** A station of the list, with the fields that were asked for. */
export const StationPart = Counted.partial().required({ id: true });
export type StationPart = z.infer<typeof Counted>;

export const stationFields = Object.keys(Counted.shape) as (keyof StationPart)[];
