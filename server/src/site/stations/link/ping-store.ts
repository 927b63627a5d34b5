import type { PingData } from '@laine/contract/admin/entities.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../ground/db/open-database.ts';
import { asJson } from '../../../ground/db/tables/json.ts';
import { newId } from '../../../ground/secrets.ts';

export type PingHour = {
  heard: number;
  freeMemoryPercent: number;
  uptimeInSeconds: number;
  clockOffsetInMs: number;
  networks: string[];
};

/** Enough to tell them apart; a program may send any name for its network. */
const MAX_NETWORKS = 8;

type SignOfLife = { stationId: string; ping: z.infer<typeof PingData>; hour: Temporal.Instant; vitals: PingHour };

/** Stores a sign of life, and adds it to its hour. */
export async function insertPing(
  db: Db,
  { stationId, ping, hour, vitals }: SignOfLife,
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    with stored as (
      insert into pings (id, station_id, data, created_at, updated_at)
      values (${newId()}, ${stationId}, ${asJson(ping)}, ${now}, ${now}))
    insert into ping_hours
      (station_id, hour, heard, free_memory_percent, uptime_in_seconds, clock_offset_in_ms, networks)
    values (${stationId}, ${hour}, ${vitals.heard}, ${vitals.freeMemoryPercent}, ${vitals.uptimeInSeconds},
      ${vitals.clockOffsetInMs}, ${vitals.networks}::text[])
    on conflict (station_id, hour) do update set
      heard = ping_hours.heard | excluded.heard,
      free_memory_percent = least(ping_hours.free_memory_percent, excluded.free_memory_percent),
      uptime_in_seconds = excluded.uptime_in_seconds,
      clock_offset_in_ms = greatest(ping_hours.clock_offset_in_ms, excluded.clock_offset_in_ms),
      networks = case
        when ping_hours.networks @> excluded.networks or cardinality(ping_hours.networks) >= ${MAX_NETWORKS}
        then ping_hours.networks else ping_hours.networks || excluded.networks end`.execute(db);
}

/** In order of time. */
export async function listPingHours(
  db: Db,
  { stationId, since, until }: { stationId: string; since: Temporal.Instant; until: Temporal.Instant },
) {
  return db
    .selectFrom('pingHours')
    .select(['hour', 'heard', 'freeMemoryPercent', 'uptimeInSeconds', 'clockOffsetInMs', 'networks'])
    .where('stationId', '=', stationId)
    .where('hour', '>=', since)
    .where('hour', '<', until)
    .orderBy('hour')
    .execute();
}

export async function findFirstHour(db: Db, stationId: string) {
  return db
    .selectFrom('pingHours')
    .select(['hour', 'heard'])
    .where('stationId', '=', stationId)
    .orderBy('hour')
    .limit(1)
    .executeTakeFirst();
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
