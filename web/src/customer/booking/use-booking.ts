import { BOOKING_REFRESH_IN_SECONDS } from '@laine/rules/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { getBooking, type FoundBooking } from '../../api/bookings.ts';
import { declinedStatus } from '../../api/declined-status.ts';

const REFRESH_IN_MS = BOOKING_REFRESH_IN_SECONDS * 1_000;
/** The provider's word usually follows the customer within seconds. */
const CONFIRMING_REFRESH_IN_MS = 2_000;

export const bookingKey = (bookingId: string) => ['booking', bookingId] as const;

/** Where the page starts from: the server's own answer, or nothing when it declined. */
export function useBooking(bookingId: string, loaded: FoundBooking | null, isBackFromPayment: boolean) {
  const query = useQuery({
    queryKey: bookingKey(bookingId),
    queryFn: ({ signal }) => getBooking(bookingId, signal),
    ...(loaded && { initialData: loaded }),
    refetchInterval: ({ state }) =>
      isBackFromPayment && state.data?.booking.status === 'open' ? CONFIRMING_REFRESH_IN_MS : REFRESH_IN_MS,
  });
  const declined = declinedStatus(query.error);
  return {
    // Nothing after an answer other than 200; on a lost network the last data stays, or the door code would vanish on the beach.
    found: declined === undefined ? query.data : undefined,
    isSignedOut: declined === 401,
    isOutOfReach: query.error !== null && declined === undefined,
    updatedAtInMs: query.dataUpdatedAt,
  };
}
