import type { Tx } from '../db/open-database.ts';
import { redactEventsOf } from './security-event-store.ts';

/** Keeps the events, but removes the person's addresses. */
export const redactSecurityEvents = (tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> =>
  redactEventsOf(tx, accountId, now);
