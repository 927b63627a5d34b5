import type { AlertKind } from '@laine/contract/alert-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';

/** A trouble has at most one open alert; whoever watches the trouble finds it by these two. */
type Trouble = { kind: AlertKind; target: string };

/** The trouble has passed without anybody's doing. Answers what the alert said, if it was still open. */
export async function closeByItself(
  db: Db,
  { kind, target }: Trouble,
  now: Temporal.Instant,
): Promise<{ data: unknown } | undefined> {
  return db
    .updateTable('alerts')
    .set({ closedAt: now, closedBy: null })
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .returning('data')
    .executeTakeFirst();
}

/** There is more to say about it. */
export async function addToOpenAlert(db: Db, { kind, target }: Trouble, facts: object): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ data: sql`data || ${asJson(facts)}::jsonb` })
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .execute();
}

export async function listOpenAlerts(db: Db, kind: AlertKind, stationId: string) {
  return db
    .selectFrom('alerts')
    .select(['target', 'data'])
    .where('kind', '=', kind)
    .where('stationId', '=', stationId)
    .where('closedAt', 'is', null)
    .execute();
}

export async function isAnyAlertOpen(db: Db, kinds: AlertKind[], target: string): Promise<boolean> {
  const row = await db
    .selectFrom('alerts')
    .select('id')
    .where('kind', 'in', kinds)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
