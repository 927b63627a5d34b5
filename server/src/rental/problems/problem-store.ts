import type { Remedy } from '@laine/contract/states.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ProblemsTable } from '../../ground/db/tables/problems.ts';
import { newId } from '../../ground/secrets.ts';
import { openedAtStation } from '../sessions/opened-at-station.ts';

export type ProblemRow = Selectable<ProblemsTable>;

type NewProblem = Omit<ProblemRow, 'id' | 'remedy' | 'remediedAt' | 'resolvedAt' | 'resolvedBy' | 'createdAt'>;

export async function insertProblem(tx: Tx, problem: NewProblem, now: Temporal.Instant): Promise<ProblemRow> {
  return tx
    .insertInto('problems')
    .values({ id: newId(), ...problem, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findProblem = (db: Db, id: string): Promise<ProblemRow | undefined> =>
  db.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst();

export const lockProblem = (tx: Tx, id: string): Promise<ProblemRow | undefined> =>
  tx.selectFrom('problems').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listProblemsOf = (db: Db, bookingId: string): Promise<ProblemRow[]> =>
  db
    .selectFrom('problems')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .execute();

/** Boards that the person has reported as unsafe since then. */
export const listUnsafeBoards = (db: Db, accountId: string, since: Temporal.Instant) =>
  db
    .selectFrom('problems')
    .innerJoin('bookings', 'bookings.id', 'problems.bookingId')
    .innerJoin('sessions', 'sessions.id', 'problems.sessionId')
    .select(['problems.bookingId', 'sessions.id', openedAtStation('sessions.id').as('isOpenedThere')])
    .distinct()
    .where('bookings.accountId', '=', accountId)
    .where('problems.what', '=', 'unsafe')
    .where('problems.happenedAt', '>', since)
    .execute();

export async function setRemedy(tx: Tx, id: string, remedy: Remedy, now: Temporal.Instant): Promise<void> {
  // Changing to the money later keeps the time of the first choice.
  const remediedAt = sql<Temporal.Instant>`coalesce(remedied_at, ${now})`;
  await tx.updateTable('problems').set({ remedy, remediedAt }).where('id', '=', id).execute();
}

export async function setResolved(tx: Tx, id: string, resolvedBy: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('problems').set({ resolvedAt: now, resolvedBy }).where('id', '=', id).execute();
}

export type ProblemFilter = {
  stationIds: string[] | 'all';
  lockerNumber?: number | undefined;
  itemId?: string | undefined;
  bookingId?: string | undefined;
  state?: 'open' | 'resolved' | undefined;
};

function filtered(db: Db, { stationIds, lockerNumber, itemId, bookingId, state }: ProblemFilter) {
  let query = db.selectFrom('problems');
  if (stationIds !== 'all') query = query.where('stationId', '=', sql<string>`any(${stationIds})`);
  if (lockerNumber !== undefined) query = query.where('lockerNumber', '=', lockerNumber);
  if (itemId !== undefined) query = query.where('itemId', '=', itemId);
  if (bookingId !== undefined) query = query.where('bookingId', '=', bookingId);
  if (state !== undefined) query = query.where('resolvedAt', state === 'open' ? 'is' : 'is not', null);
  return query;
}

export const listProblemRows = (
  db: Db,
  { offset, limit, ...filter }: ProblemFilter & { offset: number; limit: number },
): Promise<ProblemRow[]> =>
  filtered(db, filter).selectAll().orderBy('happenedAt', 'desc').orderBy('id').offset(offset).limit(limit).execute();

export async function countProblems(db: Db, filter: ProblemFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((problem) => problem.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
