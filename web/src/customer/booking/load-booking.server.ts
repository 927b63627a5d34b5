import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import { safetyLines } from '@laine/legal/safety-lines.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import type { BookingData } from './booking-data.ts';

type LoadedBooking = { found: BookingData; status: 200 } | { found: null; status: number };

/** From the server, so that the other four languages are in no script. */
export const safetyLinesIn = (locale: Locale): readonly string[] => safetyLines[locale];

/** An answer other than 200 is not an error here: the page decides what to show for it. */
export async function loadBooking(call: Caller, bookingId: string): Promise<LoadedBooking> {
  try {
    return { found: await call(calls.booking, { bookingId }), status: 200 };
  } catch (error) {
    const status = declinedStatus(error);
    if (status === undefined) throw error;
    // Only the id can be malformed here, and such a booking does not exist.
    return { found: null, status: status === 400 ? 404 : status };
  }
}
