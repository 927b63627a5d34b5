import type { TimelineActor, TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { AuditedAction } from '@laine/contract/audited-action.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { nameFor } from './timeline-actors.ts';

type Options = { sessions: WholeSession[]; seesAll: boolean };

/** Those with an entry of their own kind. */
const toldOtherwise: AuditedAction[] = ['booking-noted', 'booking-refunded', 'voucher-given', 'audit-redacted'];

/** What people and programs of the staff did to a booking and its boards. */
export async function listActions(db: Db, targets: string[], { sessions, seesAll }: Options): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'person'),
    )
    .leftJoin('apiKeys', (join) => join.onRef('apiKeys.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'api-key'))
    .select(['audit.id', 'audit.action', 'audit.target', 'audit.data', 'audit.createdAt', 'audit.actorKind'])
    .select(['accounts.email', 'accounts.name', 'apiKeys.name as keyName'])
    .where('audit.target', '=', sql<string>`any(${targets})`)
    .where('audit.action', 'not in', toldOtherwise)
    .execute();
  return rows.map(({ id, action, target, data, createdAt, actorKind, email, name, keyName }) => {
    const session = sessions.find((one) => one.id === target);
    return {
      id,
      at: createdAt.toString(),
      by: actorOf(actorKind, actorKind === 'api-key' ? keyName : nameFor({ email, name }, { seesAll })),
      kind: 'action',
      action,
      reason: wordsIn(data, 'reason'),
      sessionId: session?.id ?? null,
      lockerNumber: numberIn(data, 'lockerNumber') ?? session?.lockerNumber ?? null,
    };
  });
}

const kinds = { person: 'staff', 'api-key': 'program', system: 'system' } as const;
const actorOf = (kind: keyof typeof kinds, name: string | null): TimelineActor => ({ kind: kinds[kind], name });

const fieldOf = (data: unknown, field: string): unknown =>
  typeof data === 'object' && data !== null && field in data ? (data as Record<string, unknown>)[field] : undefined;

function wordsIn(data: unknown, field: string): string | null {
  const value = fieldOf(data, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberIn(data: unknown, field: string): number | undefined {
  const value = fieldOf(data, field);
  return typeof value === 'number' ? value : undefined;
}
