import type { TimelineActor, TimelineEntry } from '@laine/contract/admin/timeline.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { LogsTable } from '../../ground/db/tables/operations.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { customer, nameFor, station } from './timeline-actors.ts';

/** A door matters a little longer than its rental. */
const AFTER = Temporal.Duration.from({ minutes: 15 });
const MAX_LOGS = 500;

/**
 * The station's log about a booking's boards: lines of their sessions, and lines of their lockers while they were out.
 * When a door closes, for instance, the station doesn't know whose it was.
 */
export async function listDoorLogs(
  db: Db,
  { sessions, seesAll }: { sessions: WholeSession[]; seesAll: boolean },
  now: Temporal.Instant,
): Promise<TimelineEntry[]> {
  const ids = sessions.map(({ id }) => id);
  const own = await select(db)
    .where('sessionId', '=', sql<string>`any(${ids})`)
    .execute();
  const around = [];
  for (const { stationId, lockerNumber, firstOpenAt, closeAt } of sessions) {
    if (lockerNumber === null || firstOpenAt === null) continue;
    const rows = await select(db)
      .where('stationId', '=', stationId)
      .where('lockerNumber', '=', lockerNumber)
      .where('sessionId', 'is', null)
      .where('logs.createdAt', '>=', firstOpenAt)
      .where('logs.createdAt', '<=', (closeAt ?? now).add(AFTER))
      .execute();
    around.push(...rows);
  }
  return [...own, ...around].map((row): TimelineEntry => ({
    id: row.id,
    at: row.createdAt.toString(),
    by: actorOf(row, seesAll),
    kind: 'log',
    title: row.title,
    sessionId: row.sessionId,
    lockerNumber: row.lockerNumber,
    cause: causeIn(row.data),
  }));
}

/** Attributes a move to the staff member who caused it. */
function actorOf({ title, isByStaff, ...person }: Row, seesAll: boolean): TimelineActor {
  if (isByStaff) return { kind: 'staff', name: nameFor(person, { seesAll }) };
  return title === 'door-asked-for-by-renter' ? customer : station;
}

type Row = Pick<LogsTable, 'title'> & { isByStaff: boolean; email: string | null; name: string | null };

const select = (db: Db) =>
  db
    .selectFrom('logs')
    .leftJoin('accounts', (join) => join.on('accounts.id', '=', sql<string>`logs.data ->> 'movedBy'`))
    .select([
      'logs.id',
      'title',
      'data',
      'lockerNumber',
      'sessionId',
      'logs.createdAt',
      'accounts.email',
      'accounts.name',
    ])
    .select(sql<boolean>`accounts.id is not null`.as('isByStaff'))
    .orderBy('logs.createdAt', 'desc')
    .limit(MAX_LOGS);

const causes = ['code', 'paddle', 'server', 'staff', 'hand'] as const;

function causeIn(data: unknown): (typeof causes)[number] | null {
  const by = typeof data === 'object' && data !== null && 'by' in data ? data.by : undefined;
  return causes.find((cause) => cause === by) ?? null;
}
