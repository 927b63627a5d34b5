import { taskCalls } from '@laine/contract/admin/task-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { lockerOptions } from '../items/locker-options.ts';
import type { StationDetail } from '../station-data.ts';

/** Writes down one thing to do; the next one begins with an empty form. */
export function NewTaskForm({ station }: { station: StationDetail }) {
  const [written, setWritten] = useState(0);
  return <OneTask key={written} station={station} onWritten={() => setWritten((count) => count + 1)} />;
}

function OneTask({ station, onWritten }: { station: StationDetail; onWritten: () => void }) {
  const { t } = useLingui();
  const { id: stationId } = station;
  const form = useCallForm(taskCalls.newTask, {
    start: { stationId, words: '' },
    refreshes: [callKey(taskCalls.tasks)],
    onDone: onWritten,
  });
  const locker = form.field('lockerNumber');
  return (
    <Form form={form} className="grid gap-4 rounded-card border border-line bg-paper p-4">
      <TextField
        {...form.field('words')}
        label={t({ message: 'To do at the next visit', comment: 'Label: a new entry of the list' })}
        maxLength={500}
      />
      <SelectField
        {...locker}
        value={typeof locker.value === 'number' ? String(locker.value) : undefined}
        onChange={(number) => locker.onChange(number === undefined ? undefined : Number(number))}
        label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
        options={lockerOptions(station)}
        none={t({ message: 'The whole station', comment: 'No single locker' })}
      />
      <FormProblem form={form} />
      <FormButtons
        form={form}
        hasUndo={false}
        save={<Trans comment="Button: writes an entry into the to-do list">Write it down</Trans>}
      />
    </Form>
  );
}
