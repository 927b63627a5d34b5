import type { PingData } from '@laine/contract/admin/entities.ts';
import type { z } from 'zod';
import type { Db } from '../db/open-database.ts';

type Page = { stationId: string; offset: number; limit: number };

type LogFilter = Page & { lockerNumber?: number | undefined; sessionId?: string | undefined };

export async function listLogRows(db: Db, { stationId, lockerNumber, sessionId, offset, limit }: LogFilter) {
  return db
    .selectFrom('logs')
    .selectAll()
    .where('stationId', '=', stationId)
    .$if(lockerNumber !== undefined, (query) => query.where('lockerNumber', '=', lockerNumber ?? 0))
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function listPingRows(db: Db, { stationId, offset, limit }: Page) {
  return (
    db
      .selectFrom('pings')
      .selectAll()
      // Written by the gateway, which reads them by the same schema.
      .$narrowType<{ data: z.infer<typeof PingData> }>()
      .where('stationId', '=', stationId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute()
  );
}

export async function purgeRecords(db: Db, before: Temporal.Instant): Promise<void> {
  for (const table of ['logs', 'pings', 'commands'] as const) {
    await db.deleteFrom(table).where('createdAt', '<', before).execute();
  }
  await db.deleteFrom('stationEvents').where('receivedAt', '<', before).execute();
}
