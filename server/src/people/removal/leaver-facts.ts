import { removalDay } from '@laine/rules/people/deletion.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** Numbers the person gave when booking; an empty one was removed before. */
export async function listBookingPhones(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('phone')
    .distinct()
    .where('accountId', '=', accountId)
    .where('phone', '<>', '')
    .execute();
  return rows.map(({ phone }) => phone);
}

export async function listBookingIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('bookings').select('id').where('accountId', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** When the last of the warnings that still hold runs out. */
export async function findWarningsEnd(
  db: Db,
  accountId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('warnings')
    .select('expiresAt')
    .where('accountId', '=', accountId)
    .where('droppedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .executeTakeFirst();
  return row?.expiresAt;
}

/** Everybody whose thirty days are over; some may still have to wait for something. */
export async function listLeavers(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'deletionAskedAt'])
    .where('deletionAskedAt', 'is not', null)
    .where('status', '<>', 'removed')
    .orderBy('deletionAskedAt')
    .execute();
  return rows
    .filter(({ deletionAskedAt }) => deletionAskedAt && !isBefore(now, removalDay(deletionAskedAt)))
    .map(({ id }) => id);
}

export async function hasSignedInSince(db: Db, accountId: string, since: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('lastSignInAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
