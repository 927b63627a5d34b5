import type { FollowingTask, Task } from '@laine/contract/admin/task-entities.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { listFollowingTasks } from './list-following-tasks.ts';
import { presentTask } from './present-task.ts';
import { listDoneTasks, listOpenTasks } from './task-store.ts';

/** Enough to look back over. */
const MAX_DONE = 20;

/** To do at the next visit: what staff wrote, what of it was done lately, and what follows by itself. */
export async function listTasks(
  deps: Deps,
  who: Staff,
  { stationId }: { stationId: string },
): Promise<{ tasks: Task[]; following: FollowingTask[] }> {
  const { query } = deps.db;
  await requireStation(query, who, stationId);
  const rows = [...(await listOpenTasks(query, stationId)), ...(await listDoneTasks(query, stationId, MAX_DONE))];
  return { tasks: rows.map(presentTask), following: await listFollowingTasks(query, stationId) };
}
