import { adminPaths } from '@laine/contract/admin-paths.ts';
import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import type { Task } from '@laine/contract/admin/task-entities.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { OpenDoors } from './open-doors.tsx';

type Props = {
  station: StationDetail;
  tasks: readonly Task[];
  openedLockers: number[];
  scannedLockers: number[];
  onEnded: () => void;
  onClose: () => void;
};

/** Ticks off finished tasks, takes a note, and writes the summary to the log. */
export function EndVisitDialog({ station, tasks, openedLockers, scannedLockers, onEnded, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const { id: stationId } = station;
  const open = station.lockers.filter(({ isOpen }) => isOpen);
  const [note, setNote] = useState('');
  const [sensorNote, setSensorNote] = useState('');
  const isLeftOpen = open.length > 0 && sensorNote.trim().length < 3;
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const openedCount = openedLockers.length;
  const scannedCount = scannedLockers.length;
  const end = useAct(taskCalls.endVisit, {
    refreshes: [callKey(taskCalls.tasks)],
    isQuiet: true,
    onDone: () => {
      onEnded();
      void navigate(adminPaths.station(stationId, 'log'));
    },
  });
  const toggle = (taskId: string) => setDone((before) => before.symmetricDifference(new Set([taskId])));
  return (
    <ConfirmDialog
      title={<Trans comment="Button: staff leave the station">End the visit</Trans>}
      confirm={<Trans comment="Button: staff leave the station">End the visit</Trans>}
      dismiss={<Trans>Not now</Trans>}
      isDisabled={end.isActing || isLeftOpen}
      problem={end.problem}
      onConfirm={() =>
        end.act({
          stationId,
          openedLockers,
          scannedLockers,
          doneTaskIds: [...done],
          note: note.trim(),
          ...(open.length > 0 && { sensorNote: sensorNote.trim() }),
        })
      }
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-ink-soft">
        <Plural value={openedCount} one="# door was opened." other="# doors were opened." />{' '}
        <Plural value={scannedCount} one="# locker was read." other="# lockers were read." />{' '}
        <Trans>The summary goes into the log.</Trans>
      </p>
      <div className="mt-4 grid gap-4">
        {open.length > 0 && (
          <>
            <OpenDoors lockers={open} timeZone={stationLabel(station).timeZone} />
            <TextField
              id={`${id}-sensor`}
              name="sensorNote"
              label={t({
                message: 'They are closed: what is wrong with the sensor?',
                comment: 'Field, before staff leave a station',
              })}
              value={sensorNote}
              onChange={setSensorNote}
            />
          </>
        )}
        {tasks.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">
              <Trans comment="Which entries of the list were done during a visit">What is done?</Trans>
            </legend>
            {tasks.map(({ id: taskId, words }) => (
              <label key={taskId} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={done.has(taskId)}
                  onChange={() => toggle(taskId)}
                  className="size-6 shrink-0 cursor-pointer accent-fill"
                />
                {words}
              </label>
            ))}
          </fieldset>
        )}
        <LongTextField
          id={id}
          name="note"
          label={t({ message: 'Note', comment: 'What staff write about a locker' })}
          value={note}
          onChange={setNote}
          maxLength={2000}
        />
      </div>
    </ConfirmDialog>
  );
}
