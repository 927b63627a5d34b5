import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { SessionOrder } from '@laine/contract/admin/session-calls.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import { countByStatus } from '../db/count-by-status.ts';
import type { Db } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Staff } from '../principal.ts';
import type { WholeSession } from './find-session.ts';
import { conditionOf, matchingSessions, type MatchingSessions } from './matching-sessions.ts';
import { presentAdminSession } from './present-admin-session.ts';

/** A page of the sessions that somebody may see. The id decides between equals, so that pages do not overlap. */
export async function listAdminSessions(
  deps: Deps,
  staff: Staff,
  { orderBy, orderDirection, offset, limit, ...filter }: ParsedInput<typeof calls.sessions>,
): Promise<{ sessions: AdminSession[]; total: number }> {
  const { query } = deps.db;
  const matching = await matchingSessions(deps, staff, filter);
  const page = { column: columns[orderBy], direction: directions[orderDirection], offset, limit };
  const ids = await listIds(query, matching, page);
  const rows = await listSessionsById(query, ids);
  return { sessions: rows.map(presentAdminSession), total: await countMatching(query, matching) };
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

type Page = { column: RawBuilder<unknown>; direction: RawBuilder<unknown>; offset: number; limit: number };

/** Ids first: an index alone answers that, however many rows are left out before the page. */
async function listIds(db: Db, matching: MatchingSessions, page: Page): Promise<string[]> {
  const { stationIds } = matching;
  const [only, another] = stationIds === 'all' ? [] : stationIds;
  const statement =
    stationIds === 'all' || another === undefined
      ? idsOf(conditionOf(matching, only === undefined ? undefined : sql<string>`${only}`), page)
      : idsOfSeveral(stationIds, matching, page);
  const { rows } = await statement.execute(db);
  return rows.map(({ id }) => id);
}

const idsOf = (condition: RawBuilder<unknown>, { column, direction, offset, limit }: Page) => sql<{ id: string }>`
  select sessions.id from sessions where ${condition}
  order by ${column} ${direction}, sessions.id ${direction} offset ${offset} limit ${limit}`;

/** No index has several stations in one order, so each gives its first ones, and those are merged. */
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
