import type { Tx } from '../db/open-database.ts';
import { redactEventsOf } from './security-event-store.ts';

/** What happened stays told, without where the person was. */
export const redactSecurityEvents = (tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> =>
  redactEventsOf(tx, accountId, now);
