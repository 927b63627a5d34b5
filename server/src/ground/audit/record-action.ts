import type { AuditedAction } from '@laine/contract/audited-action.ts';
import type { Db } from '../db/open-database.ts';
import type { Staff } from '../principal.ts';
import { insertAudit } from './audit-store.ts';

/** Who acts, and from where. */
export type Actor<Who extends Staff = Staff> = { who: Who; fromAddress: string };

export type Action = {
  action: AuditedAction;
  /** The id of what it is done to. */
  target: string;
  stationId?: string | null;
  /** What it was about; never a secret. */
  data?: unknown;
};

/**
 * Written before the action takes effect: in the same transaction where it changes rows, committed beforehand where it
 * opens a door.
 */
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

/** How a command to a station names the person or program that asked for it. */
export const nameOf = (who: Staff) => `${who.kind === 'person' ? 'person' : 'api-key'}:${idOf(who)}`;

const idOf = (who: Staff) => (who.kind === 'person' ? who.account.id : who.keyId);
