import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { OwnData } from '@laine/contract/public/own-data.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { listAlertMessages } from '../../telling/alert-messages/list-alert-messages.ts';
import { writtenRow } from './written-row.ts';

/** Data about a person besides their rentals. Secrets and hashes are never selected. */

export async function readOwnProfile(tx: Tx, id: string): Promise<OwnData['profile']> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'surname', 'phone', 'image', 'country', 'postalCode', 'locale', 'role', 'status'])
    .select(['restrictedBecause', 'restrictedUntil', 'staffNote', 'deletionAskedAt', 'paymentCustomerId'])
    .select(['wantsReminders', 'wantsReviewRequests', 'wantsNews', 'lastSignInAt', 'createdAt', 'updatedAt'])
    .select((account) => account('passwordHash', 'is not', null).as('hasPassword'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { wantsReminders, wantsReviewRequests, wantsNews, ...profile } = writtenRow(row);
  return {
    ...profile,
    email: row.email ?? '',
    hasPassword: Boolean(row.hasPassword),
    notices: { reminders: wantsReminders, reviewRequests: wantsReviewRequests, news: wantsNews },
  };
}

export async function listOwnIdentities(tx: Tx, accountId: string): Promise<OwnData['identities']> {
  const rows = await tx
    .selectFrom('identities')
    .select(['provider', 'idAtProvider', 'createdAt as linkedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnPasskeys(tx: Tx, accountId: string): Promise<OwnData['passkeys']> {
  const rows = await tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'backedUp', 'transports', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnRecoveryCodes(tx: Tx, accountId: string): Promise<OwnData['recoveryCodes']> {
  const rows = await tx
    .selectFrom('recoveryCodes')
    .select(['createdAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .orderBy('usedAt')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnLogins(tx: Tx, accountId: string): Promise<OwnData['logins']> {
  const rows = await tx
    .selectFrom('logins')
    .select(['id', 'kind', 'method', 'device', 'place', 'createdAt', 'lastSeenAt', 'expiresAt', 'endedAt'])
    .select('endedBecause')
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnSecurityEvents(tx: Tx, accountId: string): Promise<OwnData['securityEvents']> {
  const rows = await tx
    .selectFrom('securityEvents')
    .select(['kind', 'what', 'fromAddress as from', 'bookingId', 'stationId', 'createdAt as at'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnConsents(tx: Tx, accountId: string): Promise<OwnData['consents']> {
  const rows = await tx
    .selectFrom('consents')
    .select(['kind', 'version', 'locale', 'bookingId', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnWarnings(tx: Tx, accountId: string): Promise<OwnData['warnings']> {
  const rows = await tx
    .selectFrom('warnings')
    .select(['id', 'bookingId', 'reason', 'lateInMinutes', 'givenAt', 'expiresAt', 'droppedAt'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnReviews(tx: Tx, accountId: string): Promise<OwnData['reviews']> {
  const rows = await tx
    .selectFrom('reviews')
    .select(['id', 'bookingId', 'name', 'stars', 'text', 'locale', 'refusedBecause', 'createdAt as writtenAt'])
    .select(['publishedAt', 'refusedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ publishedAt, refusedAt, ...review }) => ({
    ...writtenRow(review),
    status: publishedAt ? 'published' : refusedAt ? 'refused' : 'waiting',
  }));
}

export async function listOwnNotices(tx: Tx, accountId: string): Promise<OwnData['notices']> {
  const rows = await tx
    .selectFrom('notices')
    .select(['bookingId', 'kind', 'channel', 'state', 'createdAt', 'sentAt'])
    .where('accountId', '=', accountId)
    .where('bookingId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$narrowType<{ kind: NoticeKind }>()
    .execute();
  return rows.map(writtenRow);
}

export async function listOwnOpeningWishes(tx: Tx, accountId: string): Promise<OwnData['openingWishes']> {
  const rows = await tx
    .selectFrom('openingWishes')
    .select(['stationId', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('stationId')
    .execute();
  return rows.map(writtenRow);
}

/** Including stations that the person may not run at present. */
export async function listOwnStationIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('stationOwners')
    .select('stationId')
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('stationId')
    .execute();
  return rows.map(({ stationId }) => stationId);
}

export async function listOwnStaffActions(tx: Tx, accountId: string): Promise<OwnData['staffActions']> {
  const rows = await tx
    .selectFrom('audit')
    .select(['action', 'target', 'stationId', 'fromAddress as from', 'createdAt as at'])
    .where('actorKind', '=', 'person')
    .where('actorId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(writtenRow);
}

export async function findOwnAlertSettings(tx: Tx, accountId: string): Promise<OwnData['alertSettings']> {
  const row = await tx
    .selectFrom('alertSettings')
    .select(['byMail', 'bySms', 'quietFromInSeconds', 'quietToInSeconds', 'digestAtInSeconds', 'testedAt', 'updatedAt'])
    .select(['smsReachedAt', 'mailReachedAt', 'mailAcceptedBecause'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ? writtenRow(row) : null;
}

export async function listOwnAlertMessages(tx: Tx, accountId: string): Promise<OwnData['alertMessages']> {
  return (await listAlertMessages(tx, accountId, null)).map(writtenRow);
}
