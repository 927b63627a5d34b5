import type { Db } from '../../../ground/db/open-database.ts';
import { isConnected, socketSilence } from './station-silence.ts';

/** True if the station's program is connected to any of our processes. */
export async function isStationConnected(db: Db, stationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stations')
    .select(['prefs', socketSilence.as('silentForInSeconds')])
    .where('id', '=', stationId)
    .executeTakeFirst();
  return row !== undefined && isConnected(row);
}
