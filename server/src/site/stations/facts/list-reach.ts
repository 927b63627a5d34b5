import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';

/** Confirmed with a code that was sent there; without SMS, a mailbox that an admin has accepted in writing. */
const isReached = (hasSms: boolean) =>
  hasSms
    ? sql<boolean>`sms_reached_at is not null`
    : sql<boolean>`(mail_reached_at is not null and mail_accepted_because is not null)`;

/** The people to call about a station, owners first, and if each has tested that it reaches them. */
export async function listReach(db: Db, stationId: string, hasSms: boolean) {
  return db
    .selectFrom('accounts')
    .leftJoin('stationOwners', (join) =>
      join.onRef('stationOwners.accountId', '=', 'accounts.id').on('stationOwners.stationId', '=', stationId),
    )
    .leftJoin('alertSettings', 'alertSettings.accountId', 'accounts.id')
    .select(['accounts.id', sql<string>`coalesce(accounts.name, accounts.email)`.as('name')])
    .select([isReached(hasSms).as('isReachable'), sql<boolean>`mail_accepted_because is not null`.as('isMailAccepted')])
    .where('accounts.status', '=', 'active')
    .where('accounts.email', 'is not', null)
    .where((account) => account.or([account('role', '=', 'admin'), account('stationOwners.accountId', 'is not', null)]))
    .orderBy(sql`station_owners.created_at nulls last`)
    .orderBy('accounts.id')
    .execute();
}

/** True if at least one person to call for a station is reachable. */
export const isAttended = (hasSms: boolean) =>
  sql<boolean>`exists (select from accounts left join alert_settings on alert_settings.account_id = accounts.id
    where accounts.status = 'active' and ${isReached(hasSms)} and (role = 'admin' or exists (
      select from station_owners where station_id = stations.id and station_owners.account_id = accounts.id)))`;

const isSaid = sql<boolean>`exists (select from alerts where kind = 'nobody-to-call' and target = stations.id
  and closed_at is null)`;

/** Open stations, and others with leftovers from the time when they were open. */
export async function listAttendance(db: Db, hasSms: boolean) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'wasAttended', 'unattendedSince', 'salesStoppedAt'])
    .select([isAttended(hasSms).as('isAttended'), isSaid.as('isSaid')])
    .where((station) =>
      station.or([station('status', '=', 'active'), station('unattendedSince', 'is not', null), isSaid]),
    )
    .execute();
}
