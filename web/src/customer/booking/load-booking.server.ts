import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import { safetyLines } from '@laine/legal/safety-lines.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { BookingData, ReviewData } from './booking-data.ts';

type LoadedBooking = { found: BookingData; review: ReviewData | null; status: 200 } | NotFound;
type NotFound = { found: null; review: null; status: number };

/** From the server, so that no script contains the other four languages. */
export const safetyLinesIn = (locale: Locale): readonly string[] => safetyLines[locale];

/** An answer other than 200 is not an error here: the page decides what to show for it. */
export async function loadBooking(call: Caller, bookingId: string): Promise<LoadedBooking> {
  try {
    const found = await call(calls.booking, { bookingId });
    return { found, review: await loadReview(call, found), status: 200 };
  } catch (error) {
    const status = declinedStatus(error);
    if (status === undefined) throw error;
    // Only the id can be malformed here, and such a booking does not exist.
    return { found: null, review: null, status: status === 400 ? 404 : status };
  }
}

/** Loaded only if there may be one. A failure hides only its section, as for staff, who have none. */
async function loadReview(call: Caller, { booking }: BookingData): Promise<ReviewData | null> {
  if (!booking.sessions.some(({ status }) => status === 'finished')) return null;
  return call(calls.myReview, { bookingId: booking.id }).catch(() => null);
}
