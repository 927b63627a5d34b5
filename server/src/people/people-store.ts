import type { AccountStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** What admins see of accounts. It only reads: every table has its owner. */

export type PersonFilter = {
  search: string | undefined;
  status: AccountStatus | undefined;
  lateTwice: boolean | undefined;
};

/** As `accountStatusAt` of the rules says: a restriction whose end has come counts no more. */
const statusAt = (now: Temporal.Instant) => sql<AccountStatus>`
  case when status in ('suspended', 'banned') and restricted_until <= ${now}
    then case when deletion_asked_at is null then 'active' else 'deactivated' end
    else status end`;

/** Anywhere in the text, whatever the case; the signs that patterns know mean themselves. */
const holds = (text: string) => {
  const told = sql`lower(concat_ws(' ', email, name, surname))`;
  const spelled = spellingsOf(text).map((spelling) => sql`strpos(${told}, ${spelling}) > 0`);
  return sql<boolean>`(${sql.join(spelled, sql` or `)} or strpos(phone, ${phoneDigits(text)}) > 0)`;
};

/**
 * How the database may spell the text in small letters: beyond A to Z that depends on how it was set up, so a name may keep
 * its first letter, or all of them, large. Folding every name in the query took seconds for 100,000 accounts.
 */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase();
  const large = (letters: string) => letters.toUpperCase();
  return [...new Set([small, small.replaceAll(/(?<=^|\s)\P{ASCII}/gu, large), small.replaceAll(/\P{ASCII}/gu, large)])];
}

/** Numbers are stored without gaps. A text with letters is no part of one. */
const phoneDigits = (text: string) =>
  /^[\d\s+()./-]*\d[\d\s+()./-]*$/.test(text) ? text.replaceAll(/[^+\d]/g, '') : text;

const selectPeople = (db: Db, { search, status, lateTwice }: PersonFilter, now: Temporal.Instant) =>
  db
    .selectFrom('accounts')
    .$if(status === undefined, (query) => query.where('status', '<>', 'removed'))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${statusAt(now)} = ${status}`))
    .$if(search !== undefined && search !== '', (query) => query.where(holds(search ?? '')))
    .$if(lateTwice !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (
          select from alerts where kind = 'late-twice' and target = accounts.id and closed_at is null
        ) = ${lateTwice}`,
      ),
    );

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

type Page = { offset: number; limit: number };

/** Newest first; the id makes the order whole, so that no page repeats or skips anybody. */
export async function listPeopleRows(db: Db, filter: PersonFilter, { offset, limit }: Page, now: Temporal.Instant) {
  return selectPeople(db, filter, now)
    .select(personColumns)
    .select(figures(now))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countPeople(db: Db, filter: PersonFilter, now: Temporal.Instant): Promise<number> {
  const { count } = await selectPeople(db, filter, now)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type PersonRow = Awaited<ReturnType<typeof listPeopleRows>>[number];

export async function findPersonRow(db: Db, id: string, now: Temporal.Instant): Promise<PersonRow | undefined> {
  return db.selectFrom('accounts').select(personColumns).select(figures(now)).where('id', '=', id).executeTakeFirst();
}

export async function listDebts(db: Db, accountId: string) {
  return db
    .selectFrom('debts')
    .select(['id', 'bookingId', 'reason', 'status', 'amountInCents', 'dueAt', 'doubledAt', 'pausedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function listPasses(db: Db, accountId: string) {
  return db
    .selectFrom('passes')
    .select(['id', 'status', 'startsAt', 'endsAt', 'priceInCents'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** What was ordered and not begun: paid for a time that is not over, or still held. */
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
