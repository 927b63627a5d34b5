import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { chance, idOf } from './chance.ts';
import type { Network } from './network.ts';

const MINUTES_BETWEEN_PINGS = 5;
const LOGS_OF_SESSION = 4;

/** Recent pings, their hourly summaries, and log lines of the latest sessions. */
export async function insertSignsOfLife(tx: Db, { size, now }: Network): Promise<void> {
  const ofStation = Math.ceil(size.pings / size.stations);
  await sql`
    insert into pings (id, station_id, data, created_at, updated_at)
    select ${idOf('ping', '(stations.id || n)')}, stations.id, jsonb_build_object('versionCode', 12, 'totalMem', 4000000000,
        'availMem', (1e9 + ${chance('n', 71)} * 1e9)::bigint, 'bootTime', (extract(epoch from at) * 1000)::bigint - 86400000 - n * 1000,
        'time', (extract(epoch from at) * 1000)::bigint + (${chance('n', 72)} * 400)::int,
        'networkType', case when ${chance('n', 73)} < 0.9 then 'wifi' else 'cellular' end), at, at
    from stations, generate_series(1, ${ofStation}::int) n, lateral (
      select ${now}::timestamptz - n * ${MINUTES_BETWEEN_PINGS}::int * interval '1 minute' - ${chance('n', 74)} * interval '1 minute' as at) moment
    limit ${size.pings}`.execute(tx);
  await sql`
    insert into ping_hours
    select station_id, date_trunc('hour', created_at, 'UTC'), bit_or(1 << (extract(minute from created_at)::int / 5)),
      min(100 * (data->>'availMem')::float8 / (data->>'totalMem')::float8),
      max((data->>'time')::float8 - (data->>'bootTime')::float8) / 1000,
      max(abs((data->>'time')::float8 - extract(epoch from created_at)::float8 * 1000)),
      array_agg(distinct data->>'networkType')
    from pings group by 1, 2`.execute(tx);
  await sql`
    insert into logs (id, title, data, station_id, locker_number, session_id, created_at, updated_at)
    select md5('log-' || latest.id || title), title, '{}', station_id, locker_number, latest.id, at, at
    from (select * from sessions where close_at is not null order by start desc, id
        limit ${Math.ceil(size.logs / LOGS_OF_SESSION)}::int) latest,
      lateral (values ('session-started', first_open_at), ('door-opened', first_open_at), ('door-closed', first_open_at + interval '1 minute'),
        ('session-finished', close_at)) as line (title, at)
    limit ${size.logs}`.execute(tx);
  await sql`
    insert into logs (id, title, data, station_id, locker_number, created_at, updated_at)
    select ${idOf('log', '(stations.id || n)')}, case when n % 4 = 0 then 'door-jammed' when n % 4 = 1 then 'webhook not delivered'
        else 'webhook delivered' end, '{}', stations.id, case when n % 4 = 0 then 1 + n % 6 end, at, at
    from stations, generate_series(1, 20) n,
      lateral (select ${now}::timestamptz - ${chance('n', 75)} * interval '1 year' as at) moment`.execute(tx);
}
