let lastToken: string | undefined;

/**
 * The secret behind the # of the address; empty where there is none. Links to a place on the page, its content or the
 * contact, put the place's name there: the ticket stays the one it was.
 */
export function readTicketToken(): string {
  const named = location.hash.slice(1);
  if (lastToken === undefined || document.getElementById(named) === null) lastToken = named;
  return lastToken;
}
