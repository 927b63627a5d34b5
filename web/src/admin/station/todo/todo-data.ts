import type { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';

export type TodoData = CallAnswer<typeof taskCalls.tasks>;
