import { ticketCalls } from '@laine/contract/public/ticket-calls.ts';
import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { type TicketEnd, ticketEndOf } from './ticket-end-of.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

/** Like the booking page, it keeps the last answer when the network fails: a door code must not vanish on the beach. */
export function useSharedTicket(token: string | undefined) {
  const [end, setEnd] = useState<TicketEnd | undefined>(token === '' ? { why: undefined, isPast: false } : undefined);
  const { data, error, updatedAtInMs, askAgain } = useCall(
    ticketCalls.sharedTicket,
    { token: token ?? '' },
    { refetchInterval: REFRESH_EVERY_MS, enabled: token !== undefined && end === undefined },
  );
  const told = ticketEndOf(error);
  // It won't come back, so polling stops.
  if (told && !end) setEnd(told);
  return {
    ticket: data,
    end,
    error,
    isOutOfReach: error !== null && data !== undefined,
    updatedAtInMs,
    askAgain,
  };
}
