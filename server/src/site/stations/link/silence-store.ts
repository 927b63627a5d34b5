import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';
import { socketSilence } from './station-silence.ts';

type Silence = { since: Temporal.Instant; heardSince: Temporal.Instant | undefined; stationId?: string };

/** Stations in service that were there once and have given no sign of life since, unless it was reported already. */
export async function listUnheardStations(db: Db, { since, heardSince, stationId }: Silence) {
  return (
    db
      .selectFrom('stations')
      .select(['id', 'prefs', 'metadata', 'lastSeenAt', socketSilence.as('silentForInSeconds')])
      .where('status', '=', 'active')
      .where('apiKeyHash', 'is not', null)
      .where('lastSeenAt', '<=', since)
      // A closed alert counts as well: staff know.
      .where(
        sql<boolean>`not exists (select from alerts where alerts.station_id = stations.id
        and kind = 'station-silent' and alerts.created_at >= stations.last_seen_at)`,
      )
      .$if(heardSince !== undefined, (query) => query.where('lastSeenAt', '>=', heardSince ?? since))
      .$if(stationId !== undefined, (query) => query.where('id', '=', stationId ?? ''))
      .execute()
  );
}

/** Stations with an open alert that have given a sign of life since it was raised. */
export async function listHeardAgain(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('stations', 'stations.id', 'alerts.target')
    .select('stations.id')
    .where('kind', '=', 'station-silent')
    .where('closedAt', 'is', null)
    .whereRef('stations.lastSeenAt', '>', 'alerts.createdAt')
    .execute();
  return rows.map(({ id }) => id);
}
