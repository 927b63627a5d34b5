import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** The receiver of a station's events, and the secret that signs them. */
export type WebhookEndpoint = { stationId: string; url: URL; secret: string };

export async function findEndpoint(db: Db, stationId: string): Promise<WebhookEndpoint | undefined> {
  const row = await db
    .selectFrom('stations')
    .select(['webhookUrl', 'webhookSecret'])
    .where('id', '=', stationId)
    .executeTakeFirst();
  if (!row?.webhookUrl || !row.webhookSecret) return undefined;
  return { stationId, url: new URL(row.webhookUrl), secret: row.webhookSecret };
}

type Page = { stationId: string; offset: number; limit: number };

/** Titles as the index `logs_of_webhooks` names them: as parameters they would not lead to it. */
export const attemptLogs = (db: Db, { stationId, offset, limit }: Page) =>
  db
    .selectFrom('logs')
    .select(['id', 'title', 'data', 'createdAt'])
    .where('stationId', '=', stationId)
    .where(sql<boolean>`title in ('webhook delivered', 'webhook not delivered')`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit);
