import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../db/open-database.ts';
import { hashToken, newToken } from '../secrets.ts';

/**
 * Gives a station's program a new key, answered this once; only its hash is kept. A program that is connected with the
 * earlier one is hung up on.
 */
export async function newStationKey(db: Db, stationId: string, now: Temporal.Instant): Promise<string> {
  const key = newToken();
  const { numUpdatedRows } = await db
    .updateTable('stations')
    .set({ apiKeyHash: hashToken(key), updatedAt: now })
    .where('id', '=', stationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('not-found');
  return key;
}
