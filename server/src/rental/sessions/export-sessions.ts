import type { SessionFilter } from '@laine/contract/admin/session-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { csvTable } from '../../ground/csv-table.ts';
import type { Deps } from '../../ground/deps.ts';
import type { WholeSession } from './find-session.ts';
import { listSessionsById } from './list-admin-sessions.ts';
import { conditionOf, matchingSessions, type MatchingSessions } from './matching-sessions.ts';

const columns = ['id', 'station', 'locker', 'status', 'start', 'end', 'collected', 'returned', 'booking'] as const;

/**
 * A filter's sessions for a spreadsheet, latest start first. Without door codes and staff notes, so it says nothing
 * about people. Audited before the first row leaves.
 */
export async function exportSessions(deps: Deps, actor: Actor, filter: SessionFilter): Promise<AsyncIterable<string>> {
  const matching = await matchingSessions(deps, actor.who, filter);
  const { stationId, ...data } = filter;
  const target = stationId ?? 'sessions';
  const action = { action: 'sessions-exported', target, stationId: stationId ?? null, data } as const;
  await recordAction(deps.db.query, actor, action, deps.now());
  return csvTable(columns, (last, limit) => listBefore(deps, matching, last, limit), cellsOf);
}

/** Continues where the last batch ended: rows added in the meantime neither shift the others nor repeat one. */
async function listBefore(deps: Deps, matching: MatchingSessions, last: WholeSession | undefined, limit: number) {
  const { stationIds } = matching;
  const before = last ? sql`(sessions.start, sessions.id) < (${last.start}, ${last.id})` : sql`true`;
  const newest = (stationId: RawBuilder<string> | undefined) => sql`
    select sessions.id, sessions.start from sessions where ${before} and ${conditionOf(matching, stationId)}
    order by sessions.start desc, sessions.id desc limit ${limit}`;
  // Each station has an index in this order; the results are merged.
  const found =
    stationIds === 'all'
      ? newest(undefined)
      : sql`
        select part.id, part.start from unnest(${stationIds}::text[]) as station (id)
        cross join lateral (${newest(sql<string>`station.id`)}) part
        order by part.start desc, part.id desc limit ${limit}`;
  const { rows } = await sql<{ id: string }>`${found}`.execute(deps.db.query);
  return listSessionsById(
    deps.db.query,
    rows.map(({ id }) => id),
  );
}

const cellsOf = (session: WholeSession) => ({
  id: session.id,
  station: session.stationId,
  locker: session.lockerNumber === null ? '' : String(session.lockerNumber),
  status: session.status,
  start: session.start.toString(),
  end: session.end.toString(),
  collected: session.firstOpenAt?.toString() ?? '',
  returned: session.closeAt?.toString() ?? '',
  booking: session.bookingId ?? '',
});
