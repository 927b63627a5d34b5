import { Refusal } from '@laine/contract/refusals.ts';
import { budgetOf, spend } from '../budgets/budgets.ts';
import type { Deps } from '../deps.ts';
import { isTicketLive } from './is-ticket-live.ts';
import { findShared, type Shared } from './ticket-share-store.ts';
import { readTicketToken } from './ticket-token.ts';

const LIMITS = [
  { most: 60, within: Temporal.Duration.from({ minutes: 10 }) },
  { most: 400, within: Temporal.Duration.from({ hours: 24 }) },
];

/** What the link says, and from which network it was asked. */
export type TicketLink = { token: string; network: string };

/**
 * Made up, taken back and over are one answer, so that it tells nothing. Only what is refused is counted: no stranger in
 * the same network keeps anybody from a ticket that holds.
 */
export async function findSharedTicket(deps: Deps, { token, network }: TicketLink): Promise<Shared> {
  const shareId = readTicketToken(deps.ticketKey, token);
  const shared = shareId === undefined ? undefined : await findShared(deps.db.query, shareId);
  if (shared && shared.endedAt === null && isTicketLive(shared, deps.now())) return shared;
  const budgets = [budgetOf(deps, 'unknown tickets of network', network, LIMITS)];
  await deps.db.transaction((tx) => spend(tx, budgets, deps.now(), 'too-many-tries'));
  throw new Refusal('ticket-not-found');
}
