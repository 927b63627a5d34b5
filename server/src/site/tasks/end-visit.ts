import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import type { TaskRow } from './task-store.ts';
import { setTaskDone } from './task-store.ts';
import { requireTask } from './tasks.ts';

/** Ends a visit: the log gets a summary, and finished tasks are ticked. Refused while a door is open. */
export async function endVisit(
  deps: Deps,
  actor: Actor<Person>,
  { stationId, doneTaskIds, note = '', sensorNote, openedLockers, scannedLockers }: ParsedInput<typeof calls.endVisit>,
): Promise<void> {
  await requireStation(deps.db.query, actor.who, stationId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const openDoors = await listOpenDoors(tx, stationId);
    if (openDoors.length > 0 && sensorNote === undefined) {
      throw new Refusal('doors-open', { doors: openDoors.join(', ') });
    }
    const done: TaskRow[] = [];
    for (const taskId of new Set(doneTaskIds)) {
      const task = await requireTask(tx, actor.who, taskId);
      if (task.stationId !== stationId) throw new Refusal('not-found');
      done.push(task);
    }
    const sensors = openDoors.length > 0 ? { openDoors, sensorNote } : {};
    const data = { openedLockers, scannedLockers, done: done.map(({ words }) => words), note, ...sensors };
    await recordAction(tx, actor, { action: 'visit-ended', target: stationId, stationId, data }, now);
    for (const { id } of done) await setTaskDone(tx, id, actor.who.account.id, now);
    await writeLog(tx, { stationId, title: 'visit-ended', data }, now);
  });
}

/** By their sensors. */
async function listOpenDoors(tx: Tx, stationId: string): Promise<number[]> {
  const open = tx.selectFrom('lockers').select('number').where('stationId', '=', stationId).where('isOpen', '=', true);
  return (await open.orderBy('number').execute()).map(({ number }) => number);
}
