import { TRAFFIC_RETENTION_YEARS } from '@laine/rules/constants.ts';
import type { Deps } from '../deps.ts';
import { purgeCommands } from '../gateway/purge-commands.ts';
import { purgeEvents } from '../journal/purge-events.ts';
import { purgeLogs } from '../logs/purge-logs.ts';
import { purgePings } from '../stations/link/purge-pings.ts';

/** Logs, signs of life, commands and the stations' journals are traffic data: kept a year. */
export async function purgeStationRecords(deps: Deps): Promise<void> {
  const today = deps.now().toZonedDateTimeISO('UTC');
  const before = today.subtract({ years: TRAFFIC_RETENTION_YEARS }).toInstant();
  for (const purge of [purgeLogs, purgePings, purgeCommands, purgeEvents]) await purge(deps.db.query, before);
}
