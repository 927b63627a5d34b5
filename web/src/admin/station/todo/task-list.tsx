import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { Task } from '@laine/contract/admin/task-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';

type Props = { tasks: readonly Task[]; timeZone: string; now: Temporal.Instant };

/** Entries of staff, each ticked by a press. */
export function TaskList({ tasks, timeZone, now }: Props) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} timeZone={timeZone} now={now} />
      ))}
    </ul>
  );
}

function TaskRow({ task, timeZone, now }: { task: Task; timeZone: string; now: Temporal.Instant }) {
  const { t } = useLingui();
  const id = useId();
  const { id: taskId, words, lockerNumber, by, createdAt, doneAt, doneBy } = task;
  const refreshes = [callKey(taskCalls.tasks)];
  const tick = useAct(taskCalls.tickTask, { refreshes });
  const remove = useAct(taskCalls.deleteTask, { refreshes });
  const isDone = doneAt !== null;
  return (
    <li className="flex items-start gap-1 p-2">
      <div className="flex min-h-11 min-w-0 grow items-start gap-3 p-2">
        <input
          id={id}
          type="checkbox"
          checked={isDone}
          disabled={tick.isActing}
          onChange={() => tick.act({ taskId, isDone: !isDone })}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-fill"
        />
        <div className="min-w-0 grow">
          <label
            htmlFor={id}
            className={`block cursor-pointer ${isDone ? 'text-ink-soft line-through' : 'font-medium'}`}
          >
            {words}
          </label>
          <p className="figures text-xs text-ink-soft">
            {lockerNumber !== null && (
              <>
                <Trans>Locker {lockerNumber}</Trans>
                {' · '}
              </>
            )}
            {isDone ? doneBy : by}
            {' · '}
            <RelativeTime moment={doneAt ?? createdAt} now={now} timeZone={timeZone} />
          </p>
        </div>
      </div>
      {!isDone && (
        <button
          type="button"
          disabled={remove.isActing}
          onClick={() => remove.act({ taskId })}
          aria-label={t({
            message: `Take off the list: ${words}`,
            comment: 'Button beside an entry of the to-do list',
          })}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-tint"
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}
