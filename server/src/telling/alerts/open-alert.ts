import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import type { Trouble } from './alert-store.ts';
import { closeOpenAlert, extendOpenAlert } from './alert-store.ts';

/** The trouble ended without anybody's action. Returns the alert's data if it was open. */
export const closeByItself = (
  db: Db,
  trouble: Trouble,
  now: Temporal.Instant,
): Promise<{ data: unknown } | undefined> => closeOpenAlert(db, trouble, null, now);

/** An action of staff has ended it; without a known person it counts as over by itself. */
export const closeAsDone = closeOpenAlert;

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

const alertsOf = (db: Db, { kind, target }: Trouble) =>
  db.selectFrom('alerts').select(['id', 'data', 'closedAt']).where('kind', '=', kind).where('target', '=', target);

export const findOpenAlert = (db: Db, trouble: Trouble) =>
  alertsOf(db, trouble).where('closedAt', 'is', null).executeTakeFirst();

/** The newest alert of a trouble, even if somebody has closed it. */
export const findLastAlert = (db: Db, trouble: Trouble) =>
  alertsOf(db, trouble).orderBy('createdAt', 'desc').limit(1).executeTakeFirst();

const Early = z.object({ isEarly: z.literal(true) });

/** `board-not-ready` long before a start, when a locker lost something: the renter hasn't been told yet. */
export const isEarly = ({ data }: { data: unknown }): boolean => Early.safeParse(data).success;
