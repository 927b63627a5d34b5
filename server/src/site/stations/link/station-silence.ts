import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { sql } from 'kysely';

/**
 * For a select from `stations`: how long its socket has been silent, null without one. By the database's own clock, as
 * the gateway writes it: moving the product's clock loses no connection, and a process that died holds none.
 */
export const socketSilence = sql<number | null>`(
  select extract(epoch from clock_timestamp() - seen_at)::float8
  from station_connections where station_connections.station_id = stations.id)`;

/** For a select from `stations`: whether we have everything that was in its program's journal at the last hello. */
export const journalIsHere = sql<boolean>`(stations.awaited_boot_id is null or exists (
  select from station_events where station_events.station_id = stations.id
  and boot_id = stations.awaited_boot_id and sequence >= stations.awaited_sequence))`;

export type SocketSilence = { silentForInSeconds: number | null; prefs: Record<string, string> };

/** A socket that has been silent for two heartbeats is dead. */
export function isConnected({ silentForInSeconds, prefs }: SocketSilence): boolean {
  return silentForInSeconds !== null && silentForInSeconds <= 2 * readStationPrefs(prefs).pingIntervalInSeconds;
}

/** What such a station has not told has not happened; news of any other station may still be on its way. */
export function hasToldAll(station: SocketSilence & { isJournalHere: boolean }): boolean {
  return station.isJournalHere && isConnected(station);
}
