import { adminPaths } from '@laine/contract/admin-paths.ts';
import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { problemCalls } from '@laine/contract/admin/problem-calls.ts';
import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { FollowingTask } from '@laine/contract/admin/task-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, DoorClosed, TriangleAlert, Wrench, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { problemWords } from '../../words/problem-words.ts';
import type { StationDetail } from '../station-data.ts';

type Props = {
  following: readonly FollowingTask[];
  station: StationDetail;
  timeZone: string;
  now: Temporal.Instant;
};

const icons: Record<FollowingTask['because'], LucideIcon> = {
  'locker-out-of-service': DoorClosed,
  'item-missing': CircleHelp,
  'service-due': Wrench,
  'problem-reported': TriangleAlert,
};

const keyOf = (task: FollowingTask) =>
  task.because === 'problem-reported' ? task.problemId : `${task.because}-${task.lockerNumber}`;

/** Tasks that follow from the state of lockers and items. Each disappears once it's done. */
export function FollowingList({ following, station, timeZone, now }: Props) {
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
      {following.map((task) => {
        const Icon = icons[task.because];
        return (
          <li key={keyOf(task)} className="flex flex-wrap items-center gap-3 p-4">
            <Icon aria-hidden className="size-5 shrink-0 text-action" />
            <div className="min-w-0 grow text-sm">
              <FollowingWords task={task} stationId={station.id} time={timeOf(task, timeZone, now)} />
            </div>
            <FollowingAction task={task} stationId={station.id} />
          </li>
        );
      })}
    </ul>
  );
}

const timeOf = (task: FollowingTask, timeZone: string, now: Temporal.Instant) =>
  task.because === 'problem-reported' ? <RelativeTime moment={task.at} now={now} timeZone={timeZone} /> : null;

function FollowingWords({ task, stationId, time }: { task: FollowingTask; stationId: string; time: ReactNode }) {
  const { i18n } = useLingui();
  const { lockerNumber } = task;
  const place = lockerNumber !== null && <Trans>Locker {lockerNumber}</Trans>;
  if (task.because === 'locker-out-of-service') {
    return (
      <>
        <p className="font-medium">
          <Trans comment="To do: a locker is to be put back into service">
            Locker {lockerNumber} is out of service
          </Trans>
        </p>
        {task.notes !== '' && <p className="text-ink-soft">{task.notes}</p>}
      </>
    );
  }
  if (task.because === 'problem-reported') {
    return (
      <>
        <p className="font-medium">{i18n._(problemWords[task.what])}</p>
        {task.words !== '' && <p>{task.words}</p>}
        <p className="figures text-xs text-ink-soft">
          {place} {time}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="font-medium">
        {task.because === 'item-missing' ? (
          <Trans comment="To do: things of this locker were not seen">Missing in locker {lockerNumber}</Trans>
        ) : (
          <Trans comment="To do: things of this locker were rented often since their last service">
            Service due in locker {lockerNumber}
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-x-3">
        {task.items.map(({ id, name }) => (
          <Link key={id} to={adminPaths.item(stationId, id)} className="prose-link">
            {name}
          </Link>
        ))}
      </p>
    </>
  );
}

function FollowingAction({ task, stationId }: { task: FollowingTask; stationId: string }) {
  const refreshes = [callKey(taskCalls.tasks), callKey(itemCalls.items)];
  const service = useAct(itemCalls.noteItems, { refreshes });
  const resolve = useAct(problemCalls.resolveProblem, { refreshes });
  if (task.because === 'service-due') {
    return (
      <button
        type="button"
        disabled={service.isActing}
        onClick={() => service.act({ stationId, itemIds: task.items.map(({ id }) => id), act: 'serviced' })}
        className={buttonStyle('quiet', 'small')}
      >
        <Trans comment="Button: a thing was looked over and repaired now">Serviced now</Trans>
      </button>
    );
  }
  if (task.because === 'problem-reported') {
    return (
      <button
        type="button"
        disabled={resolve.isActing}
        onClick={() => resolve.act({ problemId: task.problemId })}
        className={buttonStyle('quiet', 'small')}
      >
        <Trans comment="Button: a reported problem is repaired">Dealt with</Trans>
      </button>
    );
  }
  return (
    <Link to={adminPaths.station(stationId)} className={buttonStyle('quiet', 'small')}>
      <Trans comment="Link to the wall of lockers">To the wall</Trans>
    </Link>
  );
}
