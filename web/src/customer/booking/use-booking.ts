import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { useCall } from '../../api/use-call.ts';
import type { BookingData } from './booking-data.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;
/** The payment provider usually reports within seconds after the customer is back. */
const CONFIRMING_REFRESH_EVERY_MS = 2_000;

/** The page starts from the answer that it was rendered with, or from nothing when the server declined. */
export function useBooking(bookingId: string, loaded: BookingData | null, isBackFromPayment: boolean) {
  const { data, error, updatedAtInMs } = useCall(
    bookingCalls.booking,
    { bookingId },
    {
      ...(loaded && { initialData: loaded }),
      refetchInterval: (found) =>
        isBackFromPayment && found?.booking.status === 'open' ? CONFIRMING_REFRESH_EVERY_MS : REFRESH_EVERY_MS,
    },
  );
  const declined = declinedStatus(error);
  return {
    // The page shows nothing after an answer other than 200. When the network fails it keeps the last data: a door code
    // must not vanish on the beach.
    found: declined === undefined ? data : undefined,
    isSignedOut: declined === 401,
    isOutOfReach: error !== null && declined === undefined,
    updatedAtInMs,
  };
}
