import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';

/** The refund of a cancellation now. It's refreshed while the dialog is open: the refund falls before the start. */
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
  // After another choice of boards, a different sum isn't surprising.
  const isNew = seen.about !== about || seen.refundInCents === undefined;
  if (isNew && (seen.about !== about || refundInCents !== undefined)) setSeen({ about, refundInCents });
  return {
    sums: data,
    /** The refund differs from the first one shown, or from the one that the customer last agreed to. */
    hasChanged: !isNew && refundInCents !== undefined && seen.refundInCents !== refundInCents,
    agree: () => setSeen({ about, refundInCents }),
    problem,
    askAgain,
  };
}
