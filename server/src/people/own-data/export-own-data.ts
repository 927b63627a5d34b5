import type { OwnData } from '@laine/contract/public/own-data.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import {
  findOwnAlertSettings,
  listOwnAlertMessages,
  listOwnConsents,
  listOwnIdentities,
  listOwnLogins,
  listOwnSecurityEvents,
  listOwnNotices,
  listOwnOpeningWishes,
  listOwnPasskeys,
  listOwnRecoveryCodes,
  listOwnReviews,
  listOwnStaffActions,
  listOwnStationIds,
  listOwnWarnings,
  readOwnProfile,
} from './own-records.ts';
import {
  listOwnBookings,
  listOwnDebts,
  listOwnExtensions,
  listOwnOvertimes,
  listOwnTransfers,
  listOwnPayments,
  listOwnPrepaid,
} from './own-rentals.ts';
import { listOwnClaims, listOwnProblems } from './own-troubles.ts';

export const exportOwnData = (deps: Deps, { account }: Person): Promise<OwnData> =>
  deps.db.transaction((tx) => readOwnData(tx, account.id, deps.now()));

/**
 * Everything stored about the person, as of one moment. One person's rows are few (an hour at the beach makes about a
 * dozen), so they're read whole.
 */
export async function readOwnData(tx: Tx, id: string, now: Temporal.Instant): Promise<OwnData> {
  return {
    writtenAt: now.toString(),
    profile: await readOwnProfile(tx, id),
    consents: await listOwnConsents(tx, id),
    bookings: await listOwnBookings(tx, id),
    warnings: await listOwnWarnings(tx, id),
    reviews: await listOwnReviews(tx, id),
    payments: await listOwnPayments(tx, id),
    debts: await listOwnDebts(tx, id),
    overtimes: await listOwnOvertimes(tx, id),
    extensions: await listOwnExtensions(tx, id),
    transfers: await listOwnTransfers(tx, id),
    claims: await listOwnClaims(tx, id),
    problems: await listOwnProblems(tx, id),
    ...(await listOwnPrepaid(tx, id)),
    openingWishes: await listOwnOpeningWishes(tx, id),
    notices: await listOwnNotices(tx, id),
    identities: await listOwnIdentities(tx, id),
    passkeys: await listOwnPasskeys(tx, id),
    recoveryCodes: await listOwnRecoveryCodes(tx, id),
    logins: await listOwnLogins(tx, id),
    securityEvents: await listOwnSecurityEvents(tx, id),
    stationIds: await listOwnStationIds(tx, id),
    staffActions: await listOwnStaffActions(tx, id),
    alertSettings: await findOwnAlertSettings(tx, id),
    alertMessages: await listOwnAlertMessages(tx, id),
  };
}

/** The suggested name of the downloaded file. */
export const ownDataFileName = (brandName: string, now: Temporal.Instant): string => {
  const brand = brandName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'data';
  return `${brand}-data-${now.toString().slice(0, 10)}.json`;
};
