import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { readSettings, readTested } from './alert-settings-store.ts';
import { listAlertMessages } from './list-alert-messages.ts';
import { findZoneOf } from './list-recipients.ts';

type Answer = CallAnswer<typeof calls.alertMessages>;

const RECENT = 20;

/** A staff member's alerts and their settings. */
export async function readAlertMessages(deps: Deps, { account, isAdmin }: Person): Promise<Answer> {
  const { query } = deps.db;
  const recent = await listAlertMessages(query, account.id, RECENT);
  const tested = await readTested(query, account.id);
  return {
    settings: await readSettings(query, account.id),
    email: account.email,
    phone: account.phone,
    reachedAt: { sms: tested?.smsReachedAt?.toString() ?? null, email: tested?.mailReachedAt?.toString() ?? null },
    timeZone: await findZoneOf(query, account.id, deps.settings.brand),
    stations: await listStationsOf(query, { accountId: account.id, isAdmin }),
    isForTheRest: isAdmin,
    recent: recent.map((message) => ({
      ...message,
      dueAt: message.dueAt.toString(),
      sentAt: message.sentAt?.toString() ?? null,
    })),
  };
}

/** Stations that the person is attached to; for an admin also those that nobody is attached to. */
async function listStationsOf(db: Db, { accountId, isAdmin }: { accountId: string; isAdmin: boolean }) {
  const rows = await db
    .selectFrom('stations')
    .select(['id', 'metadata'])
    .where((station) => {
      const owners = station
        .selectFrom('stationOwners')
        .innerJoin('accounts', 'accounts.id', 'stationOwners.accountId')
        .select('stationOwners.accountId')
        .whereRef('stationOwners.stationId', '=', 'stations.id')
        .where('accounts.status', '=', 'active');
      const isTheirs = station.exists(owners.where('stationOwners.accountId', '=', accountId));
      return isAdmin ? station.or([isTheirs, station.not(station.exists(owners))]) : isTheirs;
    })
    .orderBy('id')
    .execute();
  return rows.map(({ id, metadata }) => ({ id, name: metadata['name'] ?? id }));
}
