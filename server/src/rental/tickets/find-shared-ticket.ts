import { Refusal } from '@laine/contract/refusals.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import { findShared, type Shared } from './ticket-share-store.ts';
import { readTicketToken } from './ticket-token.ts';
import { whyTicketIsOver } from './why-ticket-is-over.ts';

const LIMITS = [
  { most: 60, within: Temporal.Duration.from({ minutes: 10 }) },
  { most: 400, within: Temporal.Duration.from({ hours: 24 }) },
];

/** What the link says, and from which network it was asked. */
export type TicketLink = { token: string; network: string };

/**
 * Whoever has a link that once held is told why it does not any more; nobody can make one up. Only what leads nowhere is
 * counted: no stranger in the same network keeps anybody from a ticket.
 */
export async function findSharedTicket(deps: Deps, { token, network }: TicketLink): Promise<Shared> {
  const shareId = readTicketToken(deps.ticketKey, token);
  const shared = shareId === undefined ? undefined : await findShared(deps.db.query, shareId);
  if (shared) {
    const why = whyTicketIsOver(shared, deps.now());
    if (why !== null) throw new Refusal(why);
    return shared;
  }
  const budgets = [budgetOf(deps, 'unknown tickets of network', network, LIMITS)];
  await deps.db.transaction((tx) => spend(tx, budgets, deps.now(), 'too-many-tries'));
  throw new Refusal('ticket-not-found');
}
