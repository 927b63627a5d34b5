import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import type { LockerData } from '../station-data.ts';

/** Notes for the next person at the locker. */
export function LockerNotes({ locker }: { locker: LockerData }) {
  const { t } = useLingui();
  const { stationId, number: lockerNumber, notes } = locker;
  const form = useCallForm(lockerCalls.editLocker, {
    start: { stationId, lockerNumber, notes: notes ?? '' },
    refreshes: [callKey(stationCalls.adminStation, { stationId })],
  });
  return (
    <Form form={form}>
      <LongTextField
        {...form.field('notes')}
        label={t({ message: 'Note', comment: 'What staff write about a locker' })}
        maxLength={2000}
      />
      <FormProblem form={form} />
      <FormButtons form={form} save={<Trans comment="Button: saves a note">Save the note</Trans>} />
    </Form>
  );
}
