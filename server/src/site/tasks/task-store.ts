import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { staffName } from '../../ground/db/staff-name.ts';
import type { TasksTable } from '../../ground/db/tables/stations.ts';

export async function insertTask(tx: Tx, row: Insertable<TasksTable>): Promise<void> {
  await tx.insertInto('tasks').values(row).execute();
}

const namedTasks = (db: Db) =>
  db
    .selectFrom('tasks')
    .leftJoin('accounts as author', 'author.id', 'tasks.createdBy')
    .leftJoin('accounts as doer', 'doer.id', 'tasks.doneBy')
    .select(['tasks.id', 'stationId', 'words', 'lockerNumber', 'tasks.createdAt', 'doneAt'])
    .select([staffName('author').as('by'), staffName('doer').as('doneBy')]);

export type TaskRow = Awaited<ReturnType<typeof listOpenTasks>>[number];

/** Oldest first: what waits longest stands at the top. */
export const listOpenTasks = (db: Db, stationId: string) =>
  namedTasks(db)
    .where('stationId', '=', stationId)
    .where('doneAt', 'is', null)
    .orderBy('tasks.createdAt')
    .orderBy('tasks.id')
    .execute();

export const listDoneTasks = (db: Db, stationId: string, limit: number) =>
  namedTasks(db)
    .where('stationId', '=', stationId)
    .where('doneAt', 'is not', null)
    .orderBy('doneAt', 'desc')
    .orderBy('tasks.id')
    .limit(limit)
    .execute();

export const findTask = (db: Db, id: string) => namedTasks(db).where('tasks.id', '=', id).executeTakeFirst();

export async function setTaskDone(tx: Tx, id: string, doneBy: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ doneAt: now, doneBy, updatedAt: now })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .execute();
}

export async function setTaskOpen(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('tasks').set({ doneAt: null, doneBy: null, updatedAt: now }).where('id', '=', id).execute();
}

export async function removeTask(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tasks').where('id', '=', id).execute();
}
