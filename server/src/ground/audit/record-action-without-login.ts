import type { Tx } from '../db/open-database.ts';
import { insertAudit } from './audit-store.ts';
import type { Action } from './record-action.ts';

/** From where is not known of who follows a link that was sent to them. */
type Somebody = { accountId: string; fromAddress?: string | undefined };

/** Somebody acted who has no login at that moment: by a link that was sent to them, or in signing in. */
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
