import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import { migrate } from '@laine/server/ground/db/migrate.ts';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';

/** Enough that no station has more bookings than on a busy weekend. */
const STATIONS = 50;
const LOCKERS = 6;
const PHONE = '+37255550199';

/** Stations, and signed-in customers who have booked before: the provider knows them, we know their phone. */
export async function fillDatabase(databaseUrl: string, customers: number): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  const facts = Object.entries(demoStations[0]?.facts ?? {}).map(([name, value]) => [name, String(value)]);
  const metadata = asJson({ ...Object.fromEntries(facts), images: '' });
  await sql`insert into stations (id, status, metadata, created_at, updated_at)
    select 'beach-' || n, 'active', ${metadata}, now(), now() from generate_series(1, ${STATIONS}) n`.execute(db.query);
  await sql`insert into lockers (station_id, number, created_at, updated_at)
    select id, n, now(), now() from stations, generate_series(1, ${LOCKERS}) n`.execute(db.query);
  await sql`insert into items (id, station_id, locker_number, name, rfid, can_open_door, status, metadata, seen_at, created_at, updated_at)
    select station_id || '-' || number || '-' || kind, station_id, number, kind, 'E280' || upper(md5(station_id || number || kind)),
      kind = 'paddle', 'found', jsonb_build_object('kind', kind), now(), now(), now()
    from lockers, unnest(array['board', 'paddle', 'vest']) kind`.execute(db.query);
  await sql`insert into accounts (id, email, phone, locale, payment_customer_id, created_at, updated_at)
    select 'person-' || n, n || '@example.com', ${PHONE}, 'en', 'cus_' || n, now(), now()
    from generate_series(1, ${customers}) n`.execute(db.query);
  await sql`insert into logins (id, account_id, token_hash, kind, method, device, created_at, last_seen_at, expires_at)
    select id, id, encode(sha256(id::bytea), 'hex'), 'cookie', 'email', 'Bench', now(), now(), now() + interval '1 day'
    from accounts`.execute(db.query);
  await sql`analyze`.execute(db.query);
  await db.close();
}

export type Wish = { cookie: string; body: string };

/** Customer `n`'s wish: an hour of one board tomorrow or the day after, each at the next station. */
export function wishOf(n: number, now: Temporal.Instant): Wish {
  const start = now
    .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
    .add({ hours: 24 + (Math.floor(n / STATIONS) % 36) });
  const body = {
    stationId: `beach-${(n % STATIONS) + 1}`,
    start: start.toString(),
    end: start.add({ hours: 1 }).toString(),
    count: 1,
    acceptedTermsAndConditions: true,
    phone: PHONE,
  };
  return { cookie: `login=person-${n + 1}`, body: JSON.stringify(body) };
}
