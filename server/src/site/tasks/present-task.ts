import type { Task } from '@laine/contract/admin/task-entities.ts';
import type { TaskRow } from './task-store.ts';

export const presentTask = ({ createdAt, doneAt, ...row }: TaskRow): Task => ({
  ...row,
  createdAt: createdAt.toString(),
  doneAt: doneAt?.toString() ?? null,
});
