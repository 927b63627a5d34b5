import type { Brand } from '@laine/contract/brand.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { zonesOf } from '@laine/rules/time/zones-of.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** People attached to the station. Without any, and for alerts without a station, the admins. */
export async function listRecipients(db: Db, stationId: string | null) {
  const people = db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.phone'])
    .where('accounts.status', '=', 'active')
    .where('accounts.email', 'is not', null)
    .orderBy('accounts.id');
  const owners =
    stationId === null
      ? []
      : await people
          .innerJoin('stationOwners', 'stationOwners.accountId', 'accounts.id')
          .where('stationOwners.stationId', '=', stationId)
          .execute();
  return owners.length > 0 ? owners : people.where('accounts.role', '=', 'admin').execute();
}

/** The time zone for a person: that of the station they were attached to first, else our home's. */
export async function findZoneOf(db: Db, accountId: string, brand: Brand): Promise<string> {
  const first = await db
    .selectFrom('stationOwners')
    .innerJoin('stations', 'stations.id', 'stationOwners.stationId')
    .select('stations.metadata')
    .where('stationOwners.accountId', '=', accountId)
    .orderBy('stationOwners.createdAt')
    .orderBy('stations.id')
    .limit(1)
    .executeTakeFirst();
  return (first && readFacts(first.metadata).facts?.timeZone) ?? zonesOf(brand.country)[0] ?? 'UTC';
}
