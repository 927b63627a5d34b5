import type { SecurityEventFilter } from '@laine/contract/admin/security-event-calls.ts';
import type { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import { sql } from 'kysely';
import { beyond, type Edge, orderFrom } from '../db/cursor-page.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { newId } from '../secrets.ts';

export type SecurityEventRow = {
  kind: SecurityEventKind;
  accountId?: string | null;
  loginId?: string | null;
  keyId?: string | null;
  what: string;
  fromAddress: string | null;
  bookingId?: string | null;
  stationId?: string | null;
};

const MAX_WHAT_LENGTH = 120;

/** Rows are only ever added. */
export async function insertSecurityEvent(db: Db, event: SecurityEventRow, now: Temporal.Instant): Promise<void> {
  const what = event.what.slice(0, MAX_WHAT_LENGTH);
  await db
    .insertInto('securityEvents')
    .values({ id: newId(), ...event, what, createdAt: now })
    .execute();
}

type BookingRead = {
  accountId: string | null;
  loginId: string | null;
  keyId: string | null;
  bookingId: string;
  what: string;
  fromAddress: string | null;
};

/** Skips the reader's own booking, and one they have read since. One statement, so that it costs one round trip. */
export async function insertBookingRead(
  db: Db,
  { accountId, loginId, keyId, bookingId, what, fromAddress }: BookingRead,
  { now, since }: { now: Temporal.Instant; since: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into security_events
      (id, kind, account_id, login_id, key_id, what, from_address, booking_id, station_id, created_at)
    select ${newId()}, 'booking-read', ${accountId}, ${loginId}, ${keyId}, ${what.slice(0, MAX_WHAT_LENGTH)},
      ${fromAddress}, bookings.id, bookings.station_id, ${now}::timestamptz
    from bookings
    where bookings.id = ${bookingId} and bookings.account_id is distinct from ${accountId}
      and not exists (
        select from security_events earlier
        where earlier.booking_id = ${bookingId} and earlier.created_at > ${since} and earlier.kind = 'booking-read'
          and (earlier.account_id = ${accountId} or earlier.key_id = ${keyId}))`.execute(db);
}

/** Undefined for a session that staff made without a booking. */
export async function findBookingIdOf(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').select('bookingId').where('id', '=', sessionId).executeTakeFirst();
  return row?.bookingId ?? undefined;
}

/** Skipped if the key is known to have been used from there before. */
export async function insertNewNetwork(
  db: Db,
  { keyId, network, fromAddress }: { keyId: string; network: string; fromAddress: string },
  now: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into security_events (id, kind, key_id, what, from_address, created_at)
    select ${newId()}, 'key-from-new-network', ${keyId}, ${network}, ${fromAddress}, ${now}::timestamptz
    where not exists (
      select from security_events where key_id = ${keyId} and kind = 'key-from-new-network' and what = ${network})`.execute(
    db,
  );
}

/** Only the id: text typed by somebody who couldn't sign in isn't stored. */
export async function findAccountIdOf(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}

export async function listSecurityEventRows(
  db: Db,
  { accountId, keyId, kind, bookingId, stationId }: SecurityEventFilter,
  { edge, limit }: { edge: Edge | undefined; limit: number },
) {
  return (
    db
      .selectFrom('securityEvents')
      .leftJoin('accounts', 'accounts.id', 'securityEvents.accountId')
      .leftJoin('apiKeys', 'apiKeys.id', 'securityEvents.keyId')
      .select(['securityEvents.id', 'securityEvents.kind', 'securityEvents.accountId', 'keyId', 'loginId', 'what'])
      .select(['fromAddress', 'bookingId', 'stationId', 'securityEvents.createdAt'])
      // A deleted key or a removed person can still be told apart by its id.
      .select(sql<string | null>`coalesce(accounts.email, api_keys.name, security_events.account_id, key_id)`.as('who'))
      .where(beyond('securityEvents', edge))
      .$if(accountId !== undefined, (query) => query.where('securityEvents.accountId', '=', accountId ?? ''))
      .$if(keyId !== undefined, (query) => query.where('keyId', '=', keyId ?? ''))
      .$if(kind !== undefined, (query) => query.where('securityEvents.kind', '=', kind ?? 'redacted'))
      .$if(bookingId !== undefined, (query) => query.where('bookingId', '=', bookingId ?? ''))
      .$if(stationId !== undefined, (query) => query.where('stationId', '=', stationId ?? ''))
      .orderBy('securityEvents.createdAt', orderFrom(edge))
      .orderBy('securityEvents.id', orderFrom(edge))
      .limit(limit)
      .execute()
  );
}

export async function redactEventsOf(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  await sql`select redact_security_events(${accountId}, ${newId()}, ${now})`.execute(tx);
}
