import { StationFacts } from '@laine/contract/station-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import { termsToAgree } from '@laine/server/ground/agreed-terms.ts';
import { migrate } from '@laine/server/ground/db/migrate.ts';
import type { Database } from '@laine/server/ground/db/open-database.ts';
import { asJson } from '@laine/server/ground/db/tables/json.ts';
import { sql } from 'kysely';
import { idOf, stationIdOf } from './chance.ts';
import { insertPeople } from './insert-people.ts';
import { insertPlaces } from './insert-places.ts';
import { withoutUpkeep } from './without-upkeep.ts';

/** Enough to own three stations each. */
const PEOPLE = 1_300;
/** At each station, in the coming days. */
const BOOKINGS = 12;

/** Fills an empty database with what visitors see of a network: its stations and the bookings to come. */
export async function loadPlaces(db: Database, stations: number): Promise<void> {
  await migrate(db);
  const now = Temporal.Now.instant().round('second');
  const network = { size: { stations, people: PEOPLE, sessions: 0, pings: 0, logs: 0 }, now };
  const terms = asJson(termsToAgree(StationFacts.parse(demoStations[0]?.facts)));
  await db.unhurried(async (connection) => {
    await connection.transaction().execute((tx) =>
      withoutUpkeep(tx, async () => {
        await sql`set local timezone = 'UTC'`.execute(tx);
        await insertPeople(tx, network);
        await insertPlaces(tx, network);
        await sql`
          insert into bookings (id, station_id, account_id, status, start, "end", count, phone, locale, tariff,
            terms_version, terms_accepted_at, amount_in_cents, paid_at, created_at, updated_at)
          select ${idOf('coming', '(station * 100 + n)')}, ${stationIdOf('station')},
            ${idOf('person', `(1 + (station + n) % ${PEOPLE})`)}, 'complete', ${now}::timestamptz + n * interval '7 hours',
            ${now}::timestamptz + n * interval '7 hours' + interval '2 hours', 1 + n % 3, '', 'en', ${terms}::jsonb,
            ${TERMS_VERSION}, ${now}, 2000, ${now}, ${now}, ${now}
          from generate_series(1, ${stations}::int) station, generate_series(1, ${BOOKINGS}::int) n`.execute(tx);
      }),
    );
    await sql`vacuum analyze`.execute(connection);
  });
}
