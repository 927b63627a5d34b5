import { keepTicketToken } from './keep-ticket-token.ts';

/** Plain links within the page and addresses typed by hand. */
export function watchTicketToken(onChange: () => void): () => void {
  const look = () => {
    keepTicketToken();
    onChange();
  };
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
