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

/** The link's secret, and the caller's network. */
export type TicketLink = { token: string; network: string };

/**
 * A link that was valid once says why it no longer is; nobody can make one up. Only invalid links count against the
 * network, so no stranger in it can block a real ticket.
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
