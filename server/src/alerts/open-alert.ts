import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { Db } from '../db/open-database.ts';
import type { Trouble } from './alert-store.ts';
import { closeOpenAlert, extendOpenAlert } from './alert-store.ts';

/** The trouble is over without anybody's action. Returns what the alert said, if it was still open. */
export const closeByItself = (
  db: Db,
  trouble: Trouble,
  now: Temporal.Instant,
): Promise<{ data: unknown } | undefined> => closeOpenAlert(db, trouble, now);

/** Adds facts to an open alert. */
export const addToOpenAlert = (db: Db, trouble: Trouble, facts: object): Promise<void> =>
  extendOpenAlert(db, trouble, facts);

export async function listOpenAlerts(db: Db, kind: AlertKind, stationId: string) {
  return db
    .selectFrom('alerts')
    .select(['target', 'data'])
    .where('kind', '=', kind)
    .where('stationId', '=', stationId)
    .where('closedAt', 'is', null)
    .execute();
}

/** Also when somebody has closed it since. */
export async function hadAlert(db: Db, { kind, target }: Trouble): Promise<boolean> {
  const row = await db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .executeTakeFirst();
  return row !== undefined;
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

/** The open alert of a trouble. */
export async function findOpenAlert(
  db: Db,
  { kind, target }: Trouble,
): Promise<{ id: string; data: unknown } | undefined> {
  return db
    .selectFrom('alerts')
    .select(['id', 'data'])
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
}

/** What the newest alert of a trouble said, open or closed. */
export async function findLastAlertOf(db: Db, { kind, target }: Trouble): Promise<{ data: unknown } | undefined> {
  return db
    .selectFrom('alerts')
    .select('data')
    .where('kind', '=', kind)
    .where('target', '=', target)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
