import type { Tx } from '../db/open-database.ts';
import { emptyAlertsNaming } from './alert-store.ts';

/** Staff no longer see a removed person in any alert. */
export const forgetInAlerts = (
  tx: Tx,
  person: { accountId: string; contacts: string[] },
  now: Temporal.Instant,
): Promise<void> => emptyAlertsNaming(tx, person, now);
