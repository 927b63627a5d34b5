import type { WarningReason } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

type NewWarning = {
  accountId: string;
  sessionId: string;
  bookingId: string;
  reason: WarningReason;
  lateInMinutes: number;
  givenAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
};

/** False if the booking already has its warning, even a dropped one. */
export async function insertWarning(tx: Tx, warning: NewWarning): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('warnings')
    .values({ id: newId(), ...warning })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Serialises changes to an account's warnings, or two late returns at once wouldn't see each other. */
export async function lockWarnedAccount(tx: Tx, accountId: string) {
  return tx.selectFrom('accounts').select('status').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
}

const columns = [
  'id',
  'sessionId',
  'bookingId',
  'reason',
  'lateInMinutes',
  'givenAt',
  'expiresAt',
  'droppedAt',
] as const;

/** All warnings of the account, newest first. */
export async function listWarningRows(db: Db, accountId: string) {
  return db
    .selectFrom('warnings')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The person's warnings that still hold. They can't open a booking that was made with another account. */
export async function listHoldingWarnings(db: Db, accountId: string, now: Temporal.Instant) {
  return db
    .selectFrom('warnings')
    .leftJoin('bookings', 'bookings.id', 'warnings.bookingId')
    .leftJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['warnings.id', 'warnings.lateInMinutes', 'warnings.givenAt', 'warnings.expiresAt'])
    .select(['warnings.bookingId', 'bookings.accountId as bookedBy', 'stations.metadata'])
    .where('warnings.accountId', '=', accountId)
    .where('droppedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('givenAt', 'desc')
    .orderBy('warnings.id')
    .execute();
}

/** Undefined: no such warning. False: it was dropped before. */
export async function markDropped(
  tx: Tx,
  { accountId, warningId }: { accountId: string; warningId: string },
  now: Temporal.Instant,
): Promise<boolean | undefined> {
  const warning = await tx
    .selectFrom('warnings')
    .select('droppedAt')
    .where('id', '=', warningId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!warning) return undefined;
  if (warning.droppedAt) return false;
  await tx.updateTable('warnings').set({ droppedAt: now }).where('id', '=', warningId).execute();
  return true;
}

/** Moves warnings that still hold to another account. */
export async function moveWarnings(tx: Tx, from: string, to: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('warnings')
    .set({ accountId: to })
    .where('accountId', '=', from)
    .where('droppedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}

export async function findWarningOf(db: Db, bookingId: string) {
  return db.selectFrom('warnings').select(['id', 'accountId']).where('bookingId', '=', bookingId).executeTakeFirst();
}

/** The rental of a returned board, unless its renter's objection to being late was accepted. */
export async function findWarnedBooking(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['accountId', 'tariff'])
    .where('id', '=', bookingId)
    .where(sql<boolean>`not exists (select from overtimes where booking_id = bookings.id and answer = 'dropped')`)
    .executeTakeFirst();
}

export async function findContacts(db: Db, accountId: string) {
  return db.selectFrom('accounts').select(['email', 'phone']).where('id', '=', accountId).executeTakeFirst();
}
