import { readFacts } from '@laine/contract/read-facts.ts';
import type { AccountStatus, Locale } from '@laine/contract/states.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** A person and their account, read when the mail is sent. */
export type MailRecipient = {
  email: string;
  locale: Locale;
  status: AccountStatus;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
  lastSignInAt: Temporal.Instant | null;
  /** The zone of the station where they booked last. */
  timeZone: string | null;
};

/** Undefined once the account is removed. */
export async function findMailRecipient(db: Db, accountId: string): Promise<MailRecipient | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'locale', 'status', 'restrictedBecause', 'restrictedUntil', 'deletionAskedAt', 'lastSignInAt'])
    .where('id', '=', accountId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return { ...row, email: row.email, locale: row.locale ?? 'en', timeZone: await findLastZone(db, accountId) };
}

async function findLastZone(db: Db, accountId: string): Promise<string | null> {
  const last = await db
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select('stations.metadata')
    .where('bookings.accountId', '=', accountId)
    .orderBy('bookings.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? (readFacts(last.metadata).facts?.timeZone ?? null) : null;
}

/** A refund's credit note, if it has one. */
export type MailCredit = { id: string; number: string };

export const findMailCredit = (db: Db, ledgerId: string): Promise<MailCredit | undefined> =>
  db
    .selectFrom('receipts')
    .innerJoin('ledger', 'ledger.receiptId', 'receipts.id')
    .select(['receipts.id', 'number'])
    .where('ledger.id', '=', ledgerId)
    .executeTakeFirst();

/** The device behind an action, named as in the person's settings. */
export type MailLogin = { device: string; place: string | null };

export const findMailLogin = (db: Db, id: string): Promise<MailLogin | undefined> =>
  db.selectFrom('logins').select(['device', 'place']).where('id', '=', id).executeTakeFirst();
