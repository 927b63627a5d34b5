import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';
import type { Action } from './record-action.ts';

/** Somebody acted who has no login at that moment: by a link that was sent to them, or in signing in. */
export async function recordActionWithoutLogin(
  tx: Tx,
  accountId: string,
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
    fromAddress: null,
    createdAt: now,
  });
}
