import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { isTicketLive, isToCollect } from './is-ticket-live.ts';
import { findLiveShare, insertShare } from './ticket-share-store.ts';
import { ticketToken } from './ticket-token.ts';
import { type OwnTicket, withOwnTicket } from './with-own-ticket.ts';

/** The ticket's address for somebody else. It stays the same until it's taken back. */
export async function shareTicket(
  deps: Deps,
  who: Person,
  { origin, ...ticket }: OwnTicket & { origin: string },
): Promise<URL> {
  const shareId = await withOwnTicket(deps, who, ticket, async (tx, { session }) => {
    const now = deps.now();
    if (!isTicketLive(session, now)) throw new Refusal('ticket-not-shareable');
    const live = await findLiveShare(tx, session.id);
    if (live) return live.id;
    // Whoever is on the water with it has read the rules and has the code.
    if (!isToCollect(session, now)) throw new Refusal('ticket-not-shareable');
    const id = newId();
    await insertShare(tx, { id, sessionId: session.id }, now);
    return id;
  });
  return new URL(paths.ticket(ticketToken(deps.ticketKey, shareId)), origin);
}
