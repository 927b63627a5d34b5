import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';

/** People pack their things about this long before; earlier, a bar above every page would be in the way. */
const NEAR_SECONDS = 24 * 3_600;

/** The first that is near: one further off does not hide another that staff still look for. */
export const findNearBooking = (bookings: readonly ComingBooking[], now: Temporal.Instant): ComingBooking | undefined =>
  bookings.find(({ start }) => isBefore(Temporal.Instant.from(start), plusSeconds(now, NEAR_SECONDS)));
