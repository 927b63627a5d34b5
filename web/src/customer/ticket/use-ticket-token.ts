import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { keepTicketToken } from './keep-ticket-token.ts';
import { readTicketToken } from './read-ticket-token.ts';
import { watchTicketToken } from './watch-ticket-token.ts';

/**
 * The secret in the address's fragment, which browsers never send. The server doesn't know it, so the first rendering
 * is the same for every ticket.
 */
export function useTicketToken(): string | undefined {
  const { key } = useLocation();
  // The router's own links change the address without an event of the browser.
  useEffect(keepTicketToken, [key]);
  return useSyncExternalStore<string | undefined>(watchTicketToken, readTicketToken, () => undefined);
}
