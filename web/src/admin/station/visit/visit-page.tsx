import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { DoorOpen, Flag } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { EndVisitDialog } from './end-visit-dialog.tsx';
import { OpenDoors } from './open-doors.tsx';
import { useVisit } from './use-visit.ts';
import { VisitLocker } from './visit-locker.tsx';

type TodoData = CallAnswer<typeof taskCalls.tasks>;
type Props = { loaded: StationDetail; loadedTasks: TodoData };

/** For staff at the station with a phone: door by door, contents and problems. */
export function VisitPage({ loaded, loadedTasks }: Props) {
  return (
    <StationFrame loaded={loaded}>{(station) => <Visit station={station} loadedTasks={loadedTasks} />}</StationFrame>
  );
}

function Visit({ station, loadedTasks }: { station: StationDetail; loadedTasks: TodoData }) {
  const { id: stationId, lockers, connected } = station;
  const { tasks } = useCall(taskCalls.tasks, { stationId }, { initialData: loadedTasks }).data ?? loadedTasks;
  const visit = useVisit(station);
  const [isEnding, setEnding] = useState(false);
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const { next, openedLockers } = visit;
  const openedCount = openedLockers.length;
  const doorCount = lockers.length;
  return (
    <div className="grid max-w-xl gap-4">
      {!connected && (
        <p className="rounded-control bg-yellow p-3.5 text-sm text-on-yellow">
          <Trans>The station does not answer: its doors open only there, by code or staff PIN.</Trans>
        </p>
      )}
      {open.length > 0 && (
        <ul className="grid gap-1 rounded-card border border-line bg-paper p-4 text-sm">
          {open.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
      )}
      <ul className="grid gap-3">
        {lockers.map((locker) => (
          <VisitLocker
            key={locker.number}
            locker={locker}
            seen={visit.seenOf(locker.number)}
            isReachable={connected}
            isBusy={visit.isBusy}
            onOpen={() => visit.open(locker.number)}
            onScan={() => visit.scan(locker.number)}
          />
        ))}
      </ul>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-2 border-t border-line bg-paper p-4 sm:mx-0 lg:bottom-0 sm:rounded-card sm:border">
        <p className="text-center text-xs text-ink-soft" aria-live="polite">
          <Plural value={openedCount} one={`# door of ${doorCount} opened`} other={`# doors of ${doorCount} opened`} />
        </p>
        <div className="grid grid-cols-2 gap-2">
          <button
            type="button"
            disabled={!connected || visit.isBusy || next === undefined}
            onClick={() => next !== undefined && visit.open(next)}
            className={buttonStyle('action')}
          >
            <DoorOpen aria-hidden className="size-5" />
            {next === undefined ? (
              <Trans comment="All doors of a station were opened during a visit">All opened</Trans>
            ) : (
              <Trans comment="Button: opens the door of this locker, during a visit">Open {next}</Trans>
            )}
          </button>
          <button type="button" onClick={() => setEnding(true)} className={buttonStyle('quiet')}>
            <Flag aria-hidden className="size-5" />
            <Trans comment="Button: staff leave the station">End the visit</Trans>
          </button>
        </div>
      </div>
      <UnsavedChanges
        holdsUnsaved={() => visit.leftOpen().length > 0}
        left={{
          title: <Trans comment="Question before staff leave the page of a visit">Leave with doors open?</Trans>,
          words: <OpenDoors lockers={visit.leftOpen()} timeZone={stationLabel(station).timeZone} />,
          confirm: <Trans comment="Button: leaves the page of a visit that goes on">Leave, and come back to it</Trans>,
        }}
      />
      {isEnding && (
        <EndVisitDialog
          station={station}
          tasks={open}
          openedLockers={openedLockers}
          scannedLockers={visit.scannedLockers}
          onEnded={visit.end}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}
