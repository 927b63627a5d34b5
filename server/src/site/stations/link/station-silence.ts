import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { sql } from 'kysely';

/**
 * For a select from `stations`: seconds since its socket was last heard, null without one. By the database's clock,
 * like the gateway's writes: moving the product's clock drops no connection, and a dead process holds none.
 */
export const socketSilence = sql<number | null>`(
  select extract(epoch from clock_timestamp() - seen_at)::float8
  from station_connections where station_connections.station_id = stations.id)`;

/** For a select from `stations`: true if we have everything that its program's journal held at the last hello. */
export const journalIsHere = sql<boolean>`(stations.awaited_boot_id is null or exists (
  select from station_events where station_events.station_id = stations.id
  and boot_id = stations.awaited_boot_id and sequence >= stations.awaited_sequence))`;

export type SocketSilence = { silentForInSeconds: number | null; prefs: Record<string, string> };

/** A socket that was silent for two heartbeats is dead. */
export function isConnected({ silentForInSeconds, prefs }: SocketSilence): boolean {
  return silentForInSeconds !== null && silentForInSeconds <= 2 * readStationPrefs(prefs).pingIntervalInSeconds;
}

/** If true, anything unreported hasn't happened; news of other stations may still be on its way. */
export function hasToldAll(station: SocketSilence & { isJournalHere: boolean }): boolean {
  return station.isJournalHere && isConnected(station);
}
