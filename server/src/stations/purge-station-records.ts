import { TRAFFIC_RETENTION_IN_YEARS } from '@laine/rules/constants.ts';
import type { Deps } from '../deps.ts';
import { purgeRecords } from './record-store.ts';

/** Logs, signs of life, commands and the stations' journals are traffic data: kept a year. */
export async function purgeStationRecords(deps: Deps): Promise<void> {
  const today = deps.now().toZonedDateTimeISO('UTC');
  await purgeRecords(deps.db.query, today.subtract({ years: TRAFFIC_RETENTION_IN_YEARS }).toInstant());
}
