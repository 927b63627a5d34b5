import type { Db } from '../db/open-database.ts';

/** Where a station's events go, and the secret that signs them. */
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
