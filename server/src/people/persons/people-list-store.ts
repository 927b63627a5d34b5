import type { AccountStatus } from '@laine/contract/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { countByStatus } from '../../ground/db/count-by-status.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { listPeopleById, type PersonRow } from './people-store.ts';

/** Accounts for the admins' list. Read only. */

export type PersonFilter = { status: AccountStatus | undefined; lateTwice: boolean | undefined };

/** An expired restriction that is still stored: by the rules' `accountStatusAt` it no longer counts. */
const lapsed = (now: Temporal.Instant) => sql`status in ('suspended', 'banned') and restricted_until <= ${now}`;

/** Conditions that together select a status, each served by its own index. */
function conditionsOf(status: AccountStatus | undefined, now: Temporal.Instant): RawBuilder<unknown>[] {
  if (status === undefined) return [sql`status <> 'removed'`];
  const stored = sql`status = ${status}`;
  if (status === 'suspended' || status === 'banned') {
    return [sql`${stored} and (restricted_until is null or restricted_until > ${now})`];
  }
  if (status === 'removed') return [stored];
  const isLeaving = status === 'deactivated' ? sql`is not null` : sql`is null`;
  return [stored, sql`${lapsed(now)} and deletion_asked_at ${isLeaving}`];
}

const lateTwiceIs = (lateTwice: boolean | undefined) => {
  const open = sql`select target from alerts where kind = 'late-twice' and closed_at is null`;
  if (lateTwice === undefined) return sql`true`;
  return lateTwice ? sql`id in (${open})` : sql`not exists (${open} and target = accounts.id)`;
};

type Page = { offset: number; limit: number };

/** Newest first; the id breaks ties, so that no page repeats or skips anybody. */
export async function listPeopleRows(
  db: Db,
  { status, lateTwice }: PersonFilter,
  { offset, limit }: Page,
  now: Temporal.Instant,
): Promise<PersonRow[]> {
  // Each part in its own order and no longer than the page can reach; then they're merged.
  const parts = conditionsOf(status, now).map(
    (condition) => sql`(
      select id, created_at from accounts where ${condition} and ${lateTwiceIs(lateTwice)}
      order by created_at desc, id limit ${offset + limit})`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) as people
    order by created_at desc, id offset ${offset} limit ${limit}`.execute(db);
  return listPeopleById(
    db,
    rows.map(({ id }) => id),
    now,
  );
}

export async function countPeople(db: Db, { status, lateTwice }: PersonFilter, now: Temporal.Instant): Promise<number> {
  if (lateTwice === undefined) return countOfStatus(db, status, now);
  const late = await countLateTwice(db, status, now);
  return lateTwice ? late : (await countOfStatus(db, status, now)) - late;
}

/** People who were late twice are few, and found by their alerts. */
async function countLateTwice(db: Db, status: AccountStatus | undefined, now: Temporal.Instant): Promise<number> {
  const parts = conditionsOf(status, now).map(
    (condition) => sql`select id from accounts where ${condition} and ${lateTwiceIs(true)}`,
  );
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${sql.join(parts, sql` union all `)}) as people`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Counts are kept by stored status; expired restrictions are few, and moved to the status that counts now. */
async function countOfStatus(db: Db, status: AccountStatus | undefined, now: Temporal.Instant): Promise<number> {
  const stored = (of?: AccountStatus) => countByStatus(db, { thing: 'person', stationIds: 'all', status: of });
  if (status === undefined) return (await stored()) - (await stored('removed'));
  const moved = async (condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from accounts where ${lapsed(now)} and ${condition}`.execute(db);
    return Number(rows[0]?.count ?? 0);
  };
  const kept = await stored(status);
  if (status === 'active') return kept + (await moved(sql`deletion_asked_at is null`));
  if (status === 'deactivated') return kept + (await moved(sql`deletion_asked_at is not null`));
  return status === 'removed' ? kept : kept - (await moved(sql`status = ${status}`));
}
