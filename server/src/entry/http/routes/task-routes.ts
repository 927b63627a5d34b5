import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { endVisit } from '../../../site/tasks/end-visit.ts';
import { listTasks } from '../../../site/tasks/list-tasks.ts';
import { createTask, deleteTask, tickTask } from '../../../site/tasks/tasks.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const taskRoutes = (deps: Deps) => [
  serve(deps, calls.tasks, ({ who, input }) => listTasks(deps, who, input)),

  serve(deps, calls.newTask, ({ actor, input }) => createTask(deps, actor, input)),

  serve(deps, calls.tickTask, ({ actor, input }) => tickTask(deps, actor, input)),

  serve(deps, calls.deleteTask, ({ actor, input }) => done(deleteTask(deps, actor, input))),

  serve(deps, calls.endVisit, ({ actor, input }) => done(endVisit(deps, actor, input))),
];
