import type { AuditedAction } from '@laine/contract/audited-action.ts';
import { sql } from 'kysely';
import { beyond, type Edge, orderFrom } from '../db/cursor-page.ts';
import type { Db } from '../db/open-database.ts';

/** The admins' view of the audit, read-only. */

export type ResolvedFilter = {
  actorId?: string | undefined;
  action?: AuditedAction | undefined;
  stationId?: string | undefined;
  target?: string | undefined;
  span: { from: Temporal.Instant; to: Temporal.Instant } | undefined;
};

export async function listAuditRows(
  db: Db,
  { actorId, action, stationId, target, span }: ResolvedFilter,
  { edge, limit }: { edge: Edge | undefined; limit: number },
) {
  return (
    db
      .selectFrom('audit')
      .leftJoin('accounts', (join) =>
        join.onRef('accounts.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'person'),
      )
      .leftJoin('apiKeys', (join) =>
        join.onRef('apiKeys.id', '=', 'audit.actorId').on('audit.actorKind', '=', 'api-key'),
      )
      .select(['audit.id', 'actorKind', 'actorId', 'action', 'target', 'stationId', 'data', 'fromAddress'])
      .select('audit.createdAt')
      // A deleted key or a removed person can still be told apart by id.
      .select(sql<string>`coalesce(accounts.email, api_keys.name, audit.actor_id, '')`.as('actorName'))
      .where(beyond('audit', edge))
      .$if(actorId !== undefined, (query) => query.where('actorId', '=', actorId ?? ''))
      .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'audit-redacted'))
      .$if(stationId !== undefined, (query) => query.where('stationId', '=', stationId ?? ''))
      .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
      .$if(span !== undefined, (query) =>
        query.where(sql<boolean>`audit.created_at >= ${span?.from} and audit.created_at < ${span?.to}`),
      )
      .orderBy('audit.createdAt', orderFrom(edge))
      .orderBy('audit.id', orderFrom(edge))
      .limit(limit)
      .execute()
  );
}

export type AuditListRow = Awaited<ReturnType<typeof listAuditRows>>[number];
