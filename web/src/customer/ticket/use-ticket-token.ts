import { useSyncExternalStore } from 'react';

/**
 * The secret behind the # of the address, which browsers send to nobody; empty where there is none. The server does not
 * know it, so that the first picture of the page is the same for every ticket.
 */
export const useTicketToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
