import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';

/** What a cancellation gives back now. It is asked again while the dialog is open: the refund falls before the start. */
export function useCancellation(bookingId: string, sessionIds: readonly string[] | undefined) {
  const wish = sessionIds && [...sessionIds].toSorted();
  const { data, problem, askAgain } = useCall(
    bookingCalls.cancelBooking,
    { bookingId, preview: true, ...(wish && { sessionIds: wish }) },
    { gcTime: 0, refetchInterval: BOOKING_REFRESH_SECONDS * 1_000, enabled: wish?.length !== 0 },
  );
  const refundInCents = data?.refundInCents;
  const about = wish?.join(' ') ?? '';
  const [seen, setSeen] = useState({ about, refundInCents });
  // Other boards were chosen, so another sum is nothing to wonder about.
  const isNew = seen.about !== about || seen.refundInCents === undefined;
  if (isNew && (seen.about !== about || refundInCents !== undefined)) setSeen({ about, refundInCents });
  return {
    sums: data,
    /** The refund differs from the one that was shown first, or to which the customer last agreed. */
    hasChanged: !isNew && refundInCents !== undefined && seen.refundInCents !== refundInCents,
    agree: () => setSeen({ about, refundInCents }),
    problem,
    askAgain,
  };
}
