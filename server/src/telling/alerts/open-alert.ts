import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import type { Trouble } from './alert-store.ts';
import { closeOpenAlert, extendOpenAlert } from './alert-store.ts';

/** The trouble is over without anybody's action. Returns what the alert said, if it was still open. */
export const closeByItself = (
  db: Db,
  trouble: Trouble,
  now: Temporal.Instant,
): Promise<{ data: unknown } | undefined> => closeOpenAlert(db, trouble, null, now);

/** What somebody of the staff did has ended it; where nobody is known, it is over by itself. */
export const closeAsDone = closeOpenAlert;

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

const alertsOf = (db: Db, { kind, target }: Trouble) =>
  db.selectFrom('alerts').select(['id', 'data', 'closedAt']).where('kind', '=', kind).where('target', '=', target);

/** The open alert of a trouble. */
export const findOpenAlert = (db: Db, trouble: Trouble) =>
  alertsOf(db, trouble).where('closedAt', 'is', null).executeTakeFirst();

/** The newest alert of a trouble, also when somebody has closed it since. */
export const findLastAlert = (db: Db, trouble: Trouble) =>
  alertsOf(db, trouble).orderBy('createdAt', 'desc').limit(1).executeTakeFirst();

const Early = z.object({ isEarly: z.literal(true) });

/** `board-not-ready` long before a start, when a locker lost something: its renter has heard nothing yet. */
export const isEarly = ({ data }: { data: unknown }): boolean => Early.safeParse(data).success;
