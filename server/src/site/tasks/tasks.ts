import type { Task } from '@laine/contract/admin/task-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person, Staff } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { newId } from '../../ground/secrets.ts';
import { requireLocker } from '../stations/lockers/require-locker.ts';
import { presentTask } from './present-task.ts';
import type { TaskRow } from './task-store.ts';
import { findTask, insertTask, removeTask, setTaskDone, setTaskOpen } from './task-store.ts';

/** Tasks for the next visit. */

type NewTask = { stationId: string; words: string; lockerNumber?: number | null | undefined };

export async function createTask(
  deps: Deps,
  actor: Actor<Person>,
  { stationId, words, lockerNumber = null }: NewTask,
): Promise<Task> {
  await requireStation(deps.db.query, actor.who, stationId);
  if (lockerNumber !== null) await requireLocker(deps.db.query, actor.who, { stationId, lockerNumber });
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const id = newId();
    await recordAction(
      tx,
      actor,
      { action: 'task-created', target: id, stationId, data: { words, lockerNumber } },
      now,
    );
    const createdBy = actor.who.account.id;
    const open = { doneAt: null, doneBy: null };
    await insertTask(tx, { id, stationId, words, lockerNumber, createdBy, ...open, createdAt: now, updatedAt: now });
    return presentTask(await requireTask(tx, actor.who, id));
  });
}

export async function tickTask(
  deps: Deps,
  actor: Actor<Person>,
  { taskId, isDone }: { taskId: string; isDone: boolean },
): Promise<Task> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { stationId } = await requireTask(tx, actor.who, taskId);
    await recordAction(tx, actor, { action: 'task-ticked', target: taskId, stationId, data: { isDone } }, now);
    if (isDone) await setTaskDone(tx, taskId, actor.who.account.id, now);
    else await setTaskOpen(tx, taskId, now);
    return presentTask(await requireTask(tx, actor.who, taskId));
  });
}

export async function deleteTask(deps: Deps, actor: Actor<Person>, { taskId }: { taskId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { stationId, words } = await requireTask(tx, actor.who, taskId);
    const action = { action: 'task-deleted', target: taskId, stationId, data: { words } } as const;
    await recordAction(tx, actor, action, deps.now());
    await removeTask(tx, taskId);
  });
}

export async function requireTask(db: Db, who: Staff, taskId: string): Promise<TaskRow> {
  const task = await findTask(db, taskId);
  if (!task || !runs(who, task.stationId)) throw new Refusal('not-found');
  return task;
}
