import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { hashToken } from '@laine/server/ground/secrets.ts';
import { newStationKey } from '@laine/server/site/stations/link/new-station-key.ts';

/**
 * The key of this station's program, kept in its folder. When staff make another key for the station, the program loses
 * its link, as a real one would; the next start issues a new key.
 */
export async function issueStationKey(
  db: Db,
  stationId: string,
  folder: string,
  now: Temporal.Instant,
): Promise<string> {
  const file = join(folder, 'key');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const station = await db.selectFrom('stations').select('apiKeyHash').where('id', '=', stationId).executeTakeFirst();
  if (kept !== undefined && station?.apiKeyHash === hashToken(kept)) return kept;
  const key = await newStationKey(db, stationId, now);
  await writeFile(file, key, { mode: 0o600 });
  return key;
}
