import type { NoticeChannel } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { alertNotices } from './list-alert-messages.ts';

type NextDue = { accountId: string; channel: NoticeChannel; dueAt: Temporal.Instant };

/** When people get the next message of that bundle, so that both are sent as one. */
export async function listNextDue(tx: Tx, bundle: string, now: Temporal.Instant): Promise<NextDue[]> {
  return tx
    .selectFrom('notices')
    .select(['accountId', 'channel', sql<Temporal.Instant>`min(due_at)`.as('dueAt')])
    .where('state', '=', 'queued')
    .where('bundle', '=', bundle)
    .where('dueAt', '>', now)
    .groupBy(['accountId', 'channel'])
    .$narrowType<{ accountId: string }>()
    .execute();
}

/** The content of messages, in the order of events. */
export async function listTold(db: Db, noticeIds: string[]) {
  return db
    .selectFrom('notices')
    .innerJoin('alerts', 'alerts.id', 'notices.alertId')
    .leftJoin('stations', 'stations.id', 'alerts.stationId')
    .select(['notices.id', 'alerts.id as alertId', 'alerts.kind', 'alerts.stationId', 'alerts.data'])
    .select(['alerts.createdAt', 'alerts.closedAt', 'alerts.takenAt', 'stations.metadata'])
    .where('notices.id', 'in', noticeIds)
    .orderBy('alerts.createdAt')
    .orderBy('notices.id')
    .execute();
}

/** Other alerts that this person has heard of and that are still open. */
export async function countStillOpen(db: Db, accountId: string, except: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closedAt', 'is', null)
    .where('takenAt', 'is', null)
    .where('id', 'not in', except)
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom('notices')
          .select('notices.id')
          .whereRef('notices.alertId', '=', 'alerts.id')
          .where('notices.accountId', '=', accountId)
          .where('notices.kind', 'in', alertNotices)
          .where('notices.state', '=', 'sent'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
