import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';
import type { Action } from './record-action.ts';

/** For actions of the product itself that an auditor would ask about. */
export async function recordSystemAction(
  tx: Tx,
  { action, target, stationId = null, data = null }: Action,
  now: Temporal.Instant,
): Promise<void> {
  await insertAudit(tx, {
    actorKind: 'system',
    actorId: null,
    action,
    target,
    stationId,
    data,
    fromAddress: null,
    createdAt: now,
  });
}
