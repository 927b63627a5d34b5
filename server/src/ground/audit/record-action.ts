import type { AuditedAction } from '@laine/contract/audited-action.ts';
import type { Db } from '../db/open-database.ts';
import type { Staff } from '../principal.ts';
import { insertAudit } from './audit-store.ts';

export type Actor<Who extends Staff = Staff> = { who: Who; fromAddress: string };

export type Action = {
  action: AuditedAction;
  /** The id of the target. */
  target: string;
  stationId?: string | null;
  /** Details; never a secret. */
  data?: unknown;
};

/** Written before the effect: in the same transaction if it changes rows, committed first if it opens a door. */
export async function recordAction(
  db: Db,
  { who, fromAddress }: Actor,
  { action, target, stationId = null, data = null }: Action,
  now: Temporal.Instant,
): Promise<void> {
  await insertAudit(db, {
    actorKind: who.kind === 'person' ? 'person' : 'api-key',
    actorId: idOf(who),
    action,
    target,
    stationId,
    data,
    fromAddress,
    createdAt: now,
  });
}

/** Names the person or program behind a command to a station. */
export const nameOf = (who: Staff) => `${who.kind === 'person' ? 'person' : 'api-key'}:${idOf(who)}`;

const idOf = (who: Staff) => (who.kind === 'person' ? who.account.id : who.keyId);
