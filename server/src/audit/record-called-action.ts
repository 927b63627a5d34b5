import type { AuditedAction } from '@laine/contract/audited-action.ts';
import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';

type CalledAction = { action: AuditedAction; alertId: string; accountId: string; stationId: string | null };

/** Somebody who was called out acted by the link that was sent to them, without signing in. */
export async function recordCalledAction(
  tx: Tx,
  { action, alertId, accountId, stationId }: CalledAction,
  now: Temporal.Instant,
): Promise<void> {
  await insertAudit(tx, {
    actorKind: 'person',
    actorId: accountId,
    action,
    target: alertId,
    stationId,
    data: { byLink: true },
    fromAddress: null,
    createdAt: now,
  });
}
