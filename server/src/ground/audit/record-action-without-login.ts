import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';
import type { Action } from './record-action.ts';

/** The address is unknown for somebody who follows a link sent to them. */
type Somebody = { accountId: string; fromAddress?: string | undefined };

/** For somebody without a login at that moment: they follow a link sent to them, or are just signing in. */
export async function recordActionWithoutLogin(
  tx: Tx,
  { accountId, fromAddress }: Somebody,
  { action, target, stationId = null, data = null }: Action,
  now: Temporal.Instant,
): Promise<void> {
  await insertAudit(tx, {
    actorKind: 'person',
    actorId: accountId,
    action,
    target,
    stationId,
    data,
    fromAddress: fromAddress ?? null,
    createdAt: now,
  });
}
