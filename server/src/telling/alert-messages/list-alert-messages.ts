import { AlertPace } from '@laine/contract/alert-urgency.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

export const alertNotices = AlertPace.options.map((pace) => `alert-${pace}` as const);

/** What somebody was told of alerts, or will be: newest first. */
export const listAlertMessages = (db: Db, accountId: string, limit: number | null) =>
  db
    .selectFrom('notices')
    .innerJoin('alerts', 'alerts.id', 'notices.alertId')
    .select(['notices.id', 'notices.channel', 'notices.state', 'notices.dueAt', 'notices.sentAt', 'notices.createdAt'])
    .select(['alerts.kind', 'alerts.stationId'])
    .select(sql<AlertPace>`substr(notices.kind, length('alert-') + 1)`.as('pace'))
    .where('notices.accountId', '=', accountId)
    .where('notices.kind', 'in', alertNotices)
    .orderBy('notices.createdAt', 'desc')
    .orderBy('notices.id')
    .limit(sql<number>`${limit}::bigint`)
    .execute();
