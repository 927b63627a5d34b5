import type { Db } from '../../../ground/db/open-database.ts';
import { isConnected, socketSilence } from './station-silence.ts';

/** Whether a station's program holds a socket to any of our processes now. */
export async function isStationConnected(db: Db, stationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stations')
    .select(['prefs', socketSilence.as('silentForInSeconds')])
    .where('id', '=', stationId)
    .executeTakeFirst();
  return row !== undefined && isConnected(row);
}
