import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import { migrate } from '@laine/server/ground/db/migrate.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';

const LOCKERS = 4;

export const stationId = (n: number) => `beach-${n}`;
/** Both sides know the key; the database stores its hash. */
export const stationKey = (n: number) => `key-of-${stationId(n)}`;

/** So many stations with keys and equipped lockers. */
export async function fillWithStations(databaseUrl: string, stations: number, lockers = LOCKERS): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  const facts = Object.entries(demoStations[0]?.facts ?? {}).map(([name, value]) => [name, String(value)]);
  const metadata = asJson({ ...Object.fromEntries(facts), images: '' });
  await sql`insert into stations (id, status, metadata, api_key_hash, created_at, updated_at)
    select 'beach-' || n, 'active', ${metadata}, encode(sha256(('key-of-beach-' || n)::bytea), 'hex'), now(), now()
    from generate_series(1, ${stations}) n`.execute(db.query);
  await sql`insert into lockers (station_id, number, created_at, updated_at)
    select id, n, now(), now() from stations, generate_series(1, ${lockers}) n`.execute(db.query);
  await sql`insert into items (id, station_id, locker_number, name, rfid, can_open_door, status, metadata, created_at, updated_at)
    select station_id || '-' || number || '-' || kind, station_id, number, kind, 'E280' || upper(md5(station_id || number || kind)),
      kind = 'paddle', 'found', jsonb_build_object('kind', kind), now(), now()
    from lockers, unnest(array['board', 'paddle', 'vest']) kind`.execute(db.query);
  await sql`analyze`.execute(db.query);
  await db.close();
}
