import type { AccountStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** Accounts for admins. Read only: every table has its owner. */

/** Like the rules' `accountStatusAt`: an expired restriction no longer counts. */
const statusAt = (now: Temporal.Instant) => sql<AccountStatus>`
  case when status in ('suspended', 'banned') and restricted_until <= ${now}
    then case when deletion_asked_at is null then 'active' else 'deactivated' end
    else status end`;

const personColumns = [
  'id',
  'email',
  'name',
  'surname',
  'phone',
  'role',
  'status',
  'restrictedBecause',
  'restrictedUntil',
  'deletionAskedAt',
  'staffNote',
  'lastSignInAt',
  'createdAt',
  'updatedAt',
] as const;

const figures = (now: Temporal.Instant) =>
  [
    sql<number>`(select count(*)::integer from warnings
      where account_id = accounts.id and dropped_at is null and expires_at > ${now})`.as('warnings'),
    sql<number>`(select coalesce(sum(amount_in_cents), 0)::integer from debts
      where account_id = accounts.id and status = 'due')`.as('unpaidInCents'),
    sql<Temporal.Instant | null>`(select max(last_seen_at) from logins where account_id = accounts.id)`.as(
      'loginSeenAt',
    ),
  ] as const;

const selectPeople = (db: Db, now: Temporal.Instant) =>
  db.selectFrom('accounts').select(personColumns).select(figures(now));

export type PersonRow = Awaited<ReturnType<typeof listPeopleById>>[number];

/** In the order of the ids. */
export async function listPeopleById(db: Db, ids: string[], now: Temporal.Instant) {
  const rows = await selectPeople(db, now)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findPersonRow(db: Db, id: string, now: Temporal.Instant): Promise<PersonRow | undefined> {
  return selectPeople(db, now).where('id', '=', id).executeTakeFirst();
}

export async function listDebts(db: Db, accountId: string) {
  return db
    .selectFrom('debts')
    .select(['id', 'bookingId', 'reason', 'status', 'amountInCents', 'dueAt', 'doubledAt', 'pausedAt', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function listPasses(db: Db, accountId: string) {
  return db
    .selectFrom('passes')
    .select(['id', 'name', 'status', 'startsAt', 'endsAt', 'country', 'priceInCents'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

const SHOWN_BOOKINGS = 50;

/** For the history; the list of bookings has all of them. */
export async function listLatestBookings(db: Db, accountId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'createdAt', 'count'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(SHOWN_BOOKINGS)
    .execute();
}

export async function listStationsRunBy(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stationOwners')
    .select('stationId')
    .where('accountId', '=', accountId)
    .orderBy('stationId')
    .execute();
  return rows.map(({ stationId }) => stationId);
}

/** Bookings that haven't begun: paid for a time that isn't over, or still held. */
export async function listComingBookings(db: Db, accountId: string, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('accountId', '=', accountId)
    .where('status', 'in', ['open', 'complete'])
    .where('end', '>', now)
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isBannedNow(db: Db, accountId: string, now: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select(statusAt(now).as('status'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.status === 'banned';
}

export async function listEndedRestrictions(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('status', 'in', ['suspended', 'banned'])
    .where('restrictedUntil', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
