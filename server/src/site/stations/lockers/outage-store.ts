import type { Db } from '../../../ground/db/open-database.ts';

/** When lockers were out of service, as far as it reaches into a time. The database itself writes these rows. */
export async function listOutages(
  db: Db,
  { stationId, since, until }: { stationId: string; since: Temporal.Instant; until: Temporal.Instant },
) {
  return db
    .selectFrom('lockerOutages')
    .select(['lockerNumber', 'beganAt', 'endedAt'])
    .where('stationId', '=', stationId)
    .where('beganAt', '<', until)
    .where((outage) => outage.or([outage('endedAt', 'is', null), outage('endedAt', '>', since)]))
    .execute();
}
