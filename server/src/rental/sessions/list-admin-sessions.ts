import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { SessionOrder } from '@laine/contract/admin/session-calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { type RawBuilder, sql } from 'kysely';
import { countByStatus } from '../../ground/db/count-by-status.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import type { WholeSession } from './find-session.ts';
import { conditionOf, matchingSessions, type MatchingSessions } from './matching-sessions.ts';
import { presentAdminSession } from './present-admin-session.ts';

/** A page of the sessions that the caller may see. Ties are ordered by id, so that pages don't overlap. */
export async function listAdminSessions(
  deps: Deps,
  staff: Staff,
  { orderBy, orderDirection, offset, limit, ...filter }: ParsedInput<typeof calls.sessions>,
): Promise<{ sessions: AdminSession[]; total: number }> {
  const { query } = deps.db;
  const matching = await matchingSessions(deps, staff, filter);
  const total = await countMatching(query, matching);
  const page = { orderBy, column: columns[orderBy], direction: directions[orderDirection], offset, limit };
  const rows = await listSessionsById(query, await listIds(query, matching, page, total));
  return { sessions: rows.map((row) => presentAdminSession(row, staff)), total };
}

const columns: Record<SessionOrder, RawBuilder<unknown>> = {
  start: sql`sessions.start`,
  end: sql`sessions."end"`,
  status: sql`sessions.status`,
  lockerNumber: sql`sessions.locker_number`,
  firstOpenTime: sql`sessions.first_open_at`,
  closeTime: sql`sessions.close_at`,
};
const directions = { asc: sql`asc`, desc: sql`desc` };

type Page = {
  orderBy: SessionOrder;
  column: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  offset: number;
  limit: number;
};

/**
 * Up to this many of a million rows are found first and then sorted; with more, at least every twentieth row of any
 * order matches.
 */
const FEW = 50_000;

/** Ids first: an index alone answers that, however many rows come before the page. */
async function listIds(db: Db, matching: MatchingSessions, page: Page, total: number): Promise<string[]> {
  const { stationIds, status, further, lockerNumber } = matching;
  const [only, another] = stationIds === 'all' ? [] : stationIds;
  const isFiltered = status !== undefined || further !== undefined;
  // For a status or a range of days, an index has them in order of start.
  const isInOrder = page.orderBy === 'start' && lockerNumber === undefined;
  const statement =
    stationIds === 'all' && isFiltered && !isInOrder && total <= FEW
      ? idsOfFew(conditionOf(matching, undefined), page)
      : stationIds === 'all' || another === undefined
        ? idsOf(conditionOf(matching, only === undefined ? undefined : sql<string>`${only}`), page)
        : idsOfSeveral(stationIds, matching, page);
  const { rows } = await statement.execute(db);
  return rows.map(({ id }) => id);
}

const idsOf = (condition: RawBuilder<unknown>, { column, direction, offset, limit }: Page) => sql<{ id: string }>`
  select sessions.id from sessions where ${condition}
  order by ${column} ${direction}, sessions.id ${direction} offset ${offset} limit ${limit}`;

/** The planner expects the few rows to be spread evenly and would scan all rows for them. */
const idsOfFew = (condition: RawBuilder<unknown>, { column, direction, offset, limit }: Page) => sql<{ id: string }>`
  with few as materialized (select sessions.id, ${column} as key from sessions where ${condition})
  select few.id from few order by few.key ${direction}, few.id ${direction} offset ${offset} limit ${limit}`;

/** No index has several stations in one order, so each gives its first rows, and those are merged. */
const idsOfSeveral = (
  stationIds: string[],
  matching: MatchingSessions,
  { column, direction, offset, limit }: Page,
) => sql<{ id: string }>`
  select part.id from unnest(${stationIds}::text[]) as station (id) cross join lateral (
    select sessions.id, ${column} as key from sessions where ${conditionOf(matching, sql<string>`station.id`)}
    order by ${column} ${direction}, sessions.id ${direction} limit ${offset + limit}
  ) part order by part.key ${direction}, part.id ${direction} offset ${offset} limit ${limit}`;

/** In the order of the ids. */
export async function listSessionsById(db: Db, ids: string[]): Promise<WholeSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countMatching(db: Db, matching: MatchingSessions): Promise<number> {
  const { stationIds, status, further } = matching;
  if (further === undefined) return countByStatus(db, { thing: 'session', stationIds, status });
  const ofStations = stationIds === 'all' ? sql`true` : sql`sessions.station_id = any(${stationIds})`;
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from sessions where ${ofStations} and ${conditionOf(matching, undefined)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
