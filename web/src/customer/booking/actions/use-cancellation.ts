import { BOOKING_REFRESH_IN_SECONDS } from '@laine/rules/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewCancellation } from '../../../api/bookings.ts';

/** What a cancellation gives back now: asked again while the question stands, because an hour before the start it falls. */
export function useCancellation(bookingId: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['cancellation', bookingId],
    queryFn: ({ signal }) => previewCancellation(bookingId, signal),
    gcTime: 0,
    refetchInterval: BOOKING_REFRESH_IN_SECONDS * 1_000,
  });
  const refundInCents = data?.refundInCents;
  const [seenInCents, setSeen] = useState(refundInCents);
  if (seenInCents === undefined && refundInCents !== undefined) setSeen(refundInCents);
  return {
    sums: data,
    /** It is no longer what stood there first, or when the customer last agreed. */
    hasChanged: seenInCents !== refundInCents,
    agree: () => setSeen(refundInCents),
    error,
    askAgain: refetch,
  };
}
