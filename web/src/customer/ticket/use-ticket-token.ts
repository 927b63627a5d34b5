import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { keepTicketToken } from './keep-ticket-token.ts';
import { readTicketToken } from './read-ticket-token.ts';
import { watchTicketToken } from './watch-ticket-token.ts';

/**
 * The secret of the address, which browsers send to nobody. The server does not know it, so that the first picture of the
 * page is the same for every ticket.
 */
export function useTicketToken(): string | undefined {
  const { key } = useLocation();
  // The router's own links change the address without an event of the browser.
  useEffect(keepTicketToken, [key]);
  return useSyncExternalStore<string | undefined>(watchTicketToken, readTicketToken, () => undefined);
}
