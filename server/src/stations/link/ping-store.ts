import { type Batch, batchOf, countOf } from '../../db/batch-of.ts';
import { sql } from 'kysely';
import type { PingData } from '@laine/contract/admin/entities.ts';
import type { z } from 'zod';
import type { Db } from '../../db/open-database.ts';
import { asJson } from '../../db/tables/json.ts';
import { newId } from '../../secrets.ts';

export async function insertPing(db: Db, stationId: string, data: unknown, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('pings')
    .values({ id: newId(), stationId, data: asJson(data), createdAt: now, updatedAt: now })
    .execute();
}

export async function listPingRows(
  db: Db,
  { stationId, offset, limit }: { stationId: string; offset: number; limit: number },
) {
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

export async function deletePings(db: Db, { before, limit }: Batch): Promise<number> {
  const batch = batchOf('pings', sql`created_at < ${before}`, limit);
  return countOf(await db.deleteFrom('pings').where(batch).executeTakeFirstOrThrow());
}
