import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';
import { chance, idOf, oneOf, stationIdOf } from './chance.ts';
import type { Network } from './network.ts';

const towns = ['Pirita', 'Rannametsa', 'Võsu', 'Kuressaare', 'Haapsalu', 'Toila', 'Narva-Jõesuu', 'Kloogaranna'];
const southernTowns = ['Málaga', 'Las Palmas', 'Marbella', 'Arrecife', 'Alicante', 'Cádiz'];
const kinds = ['board', 'paddle', 'vest'];
const HOUR = 3600;

export const LOCKERS = 6;
export const OPENS_AT_HOUR = 7;
export const CLOSES_AT_HOUR = 22;

/** Every third station is in the south and open all year, the others from May to September. */
export const isYearRound = sql.raw('(n % 3 = 0)');

/** Stations with lockers, things, owners, closures and tasks. */
export async function insertPlaces(tx: Db, { size, now }: Network): Promise<void> {
  const facts = Object.entries(demoStations[0]?.facts ?? {}).map(([name, value]) => [name, String(value)]);
  const common = asJson({
    ...Object.fromEntries(facts),
    images: '',
    openTimeInSeconds: String(OPENS_AT_HOUR * HOUR),
    closeTimeInSeconds: String(CLOSES_AT_HOUR * HOUR),
  });
  const beganAt = sql`${now}::timestamptz - interval '3 years'`;
  await sql`
    insert into stations (id, status, prefs, metadata, last_seen_at, created_at, updated_at)
    select ${stationIdOf('n')}, case when n % 50 = 49 then 'disabled' else 'active' end,
      '{"PING_INTERVAL": "15"}', ${common}::jsonb || jsonb_build_object(
        'name', town || ' ' || n, 'locationText', 'Beach ' || n || ', ' || town,
        'latitude', round((latitude + ${chance('n', 1)} - 0.5)::numeric, 4)::text,
        'longitude', round((longitude + ${chance('n', 2)} * 4)::numeric, 4)::text,
        'country', case when ${isYearRound} then 'ES' else 'EE' end,
        'timeZone', case when ${isYearRound} then 'Europe/Madrid' else 'Europe/Tallinn' end),
      ${now}::timestamptz - ${chance('n', 3)} * interval '5 minutes', ${beganAt}, ${beganAt}
    from generate_series(1, ${size.stations}::int) n, lateral (
      select case when ${isYearRound} then ${oneOf(southernTowns, 'n', 4)} else ${oneOf(towns, 'n', 5)} end as town,
        case when ${isYearRound} then 37.0 else 58.8 end as latitude,
        case when ${isYearRound} then -5.0 else 23.0 end as longitude) place`.execute(tx);
  await sql`
    insert into lockers (station_id, number, status, rfids, created_at, updated_at)
    select id, number, 'free', array(select 'E280' || upper(left(md5(id || number || kind), 20)) from unnest(${kinds}::text[]) kind),
      ${beganAt}, ${beganAt}
    from stations, generate_series(1, ${LOCKERS}::int) number`.execute(tx);
  await sql`
    insert into items (id, station_id, locker_number, name, rfid, can_open_door, status, metadata, counted_from,
      seen_at, created_at, updated_at)
    select md5(station_id || number || kind), station_id, number, initcap(kind),
      'E280' || upper(left(md5(station_id || number || kind), 20)), kind = 'paddle', 'found',
      jsonb_build_object('kind', kind), ${now}::timestamptz - interval '90 days', ${beganAt}, ${beganAt}, ${beganAt}
    from lockers, unnest(${kinds}::text[]) kind`.execute(tx);
  await sql`
    insert into station_owners (station_id, account_id, created_at)
    select id, ${idOf('person', '(1 + (row_number() over (order by id) - 1) / 3)')}, ${beganAt} from stations`.execute(
    tx,
  );
  await sql`
    insert into owner_shares (id, station_id, percent, first_day, payee, tax_number, iban, created_at, created_by)
    select md5('share-' || id), id, 40, date_trunc('month', ${beganAt}, 'UTC')::date, 'Owner of ' || id, 'EE100000000',
      'EE382200221020145685', ${beganAt}, ${idOf('person', '0')} from stations`.execute(tx);
  await sql`
    insert into closures (id, station_id, locker_number, start, "end", reason, ended_at, created_at, updated_at)
    select ${idOf('closure', 'n')}, ${stationIdOf(`(1 + n % ${size.stations}::int)`)}, 1 + n % ${LOCKERS}::int, at,
      at + interval '2 days', 'Repair', case when at < ${now}::timestamptz - interval '2 days' then at + interval '1 day' end, at, at
    from generate_series(1, ${size.stations * 10}::int) n,
      lateral (select ${now}::timestamptz + interval '20 days' - ${chance('n', 6)} * interval '3 years' as at) moment`.execute(
    tx,
  );
  await sql`
    insert into tasks (id, station_id, words, created_by, done_at, created_at, updated_at)
    select ${idOf('task', 'n')}, ${stationIdOf(`(1 + n % ${size.stations}::int)`)}, 'Look at hinge ' || n,
      ${idOf('person', '0')}, case when n % 5 > 0 then at + interval '3 days' end, at, at
    from generate_series(1, ${size.stations * 10}::int) n,
      lateral (select ${now}::timestamptz - interval '4 days' - ${chance('n', 7)} * interval '1 year' as at) moment`.execute(
    tx,
  );
}
