import { ticketCalls } from '@laine/contract/public/ticket-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useState } from 'react';
import { declinedStatus } from '../../api/declined-status.ts';
import { useCall } from '../../api/use-call.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

/** As on the booking page, the last answer stays when the network fails: a door code must not vanish on the beach. */
export function useSharedTicket(token: string | undefined) {
  const [isGone, setGone] = useState(false);
  const { data, error, updatedAtInMs, askAgain } = useCall(
    ticketCalls.sharedTicket,
    { token: token ?? '' },
    { refetchInterval: REFRESH_EVERY_MS, enabled: token !== undefined && token !== '' && !isGone },
  );
  const declined = declinedStatus(error);
  // Of what was mistyped the server says that it is malformed. Neither comes back, so nobody asks again.
  if ((declined === 404 || declined === 400) && !isGone) setGone(true);
  return {
    ticket: data,
    isGone: isGone || token === '',
    error,
    isOutOfReach: error !== null && data !== undefined,
    updatedAtInMs,
    askAgain,
  };
}
