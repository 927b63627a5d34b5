import { readTicketToken } from './read-ticket-token.ts';

/**
 * After a link to a place on the page its name stands where the secret stood, and loading the page again would ask for
 * a ticket of that name. The browser has gone there by then, so the secret comes back into the same entry of its
 * history.
 */
export function keepTicketToken(): void {
  const token = readTicketToken();
  if (token === '' || location.hash === `#${token}`) return;
  history.replaceState(history.state, '', `#${token}`);
}
