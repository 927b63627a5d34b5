import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';

/** What a cancellation gives back now. It is asked again while the dialog is open: the refund falls before the start. */
export function useCancellation(bookingId: string) {
  const { data, problem, askAgain } = useCall(
    bookingCalls.cancelBooking,
    { bookingId, preview: true },
    { gcTime: 0, refetchInterval: BOOKING_REFRESH_SECONDS * 1_000 },
  );
  const refundInCents = data?.refundInCents;
  const [seenInCents, setSeen] = useState(refundInCents);
  if (seenInCents === undefined && refundInCents !== undefined) setSeen(refundInCents);
  return {
    sums: data,
    /** The refund differs from the one that was shown first, or to which the customer last agreed. */
    hasChanged: seenInCents !== refundInCents,
    agree: () => setSeen(refundInCents),
    problem,
    askAgain,
  };
}
