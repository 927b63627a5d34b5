import { adminPaths } from '@laine/contract/admin-paths.ts';
import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans } from '@lingui/react/macro';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { FollowingList } from './following-list.tsx';
import { NewTaskForm } from './new-task-form.tsx';
import { TaskList } from './task-list.tsx';

const TICK_MS = 15_000;

type TodoData = CallAnswer<typeof taskCalls.tasks>;
type Props = { loaded: StationDetail; loadedTasks: TodoData; serverNow: string };

/** Tasks for the next visit to the station. */
export function TodoPage({ loaded, loadedTasks, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => <Todo station={station} loadedTasks={loadedTasks} now={now} />}
    </StationFrame>
  );
}

function Todo({ station, loadedTasks, now }: { station: StationDetail; loadedTasks: TodoData; now: Temporal.Instant }) {
  const { id: stationId } = station;
  const { tasks, following } =
    useCall(taskCalls.tasks, { stationId }, { initialData: loadedTasks }).data ?? loadedTasks;
  const { timeZone } = stationLabel(station);
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <div className="grid max-w-3xl gap-6">
      <div>
        <Link to={adminPaths.station(stationId, 'visit')} className={`${buttonStyle('action')} max-sm:w-full`}>
          <Footprints aria-hidden className="size-5" />
          <Trans comment="Link: staff are at the station now and go through its lockers">
            I am there: start the visit
          </Trans>
        </Link>
      </div>
      {open.length + following.length === 0 && (
        <EmptyState title={<Trans>Nothing to do there</Trans>}>
          <Trans>What staff write down and what the station needs stands here.</Trans>
        </EmptyState>
      )}
      {open.length > 0 && (
        <section className="grid gap-3" aria-labelledby="written">
          <h2 id="written" className="text-lg">
            <Trans comment="Heading: entries of staff">Written down</Trans>
          </h2>
          <TaskList tasks={open} timeZone={timeZone} now={now} />
        </section>
      )}
      {following.length > 0 && (
        <section className="grid gap-3 group-data-cut:grayscale" aria-labelledby="following">
          <h2 id="following" className="text-lg">
            <Trans comment="Heading: what follows from the state of lockers and things">What the station needs</Trans>
          </h2>
          <FollowingList following={following} station={station} timeZone={timeZone} now={now} />
        </section>
      )}
      <NewTaskForm station={station} />
      {done.length > 0 && (
        <section className="grid gap-3" aria-labelledby="done">
          <h2 id="done" className="text-lg">
            <Trans comment="Heading: entries that are ticked">Done lately</Trans>
          </h2>
          <TaskList tasks={done} timeZone={timeZone} now={now} />
        </section>
      )}
    </div>
  );
}
