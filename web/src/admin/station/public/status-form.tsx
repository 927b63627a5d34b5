import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { reasonWords } from '../../words/reason-words.ts';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';

/** Decides if customers see the station and can book there. */
export function StatusForm({ station: { id: stationId, status, reasonsNotToOpen } }: { station: StationDetail }) {
  const { t, i18n } = useLingui();
  const form = useCallForm(stationCalls.editStation, {
    start: { stationId, status },
    isEdit: true,
    refreshes: [callKey(stationCalls.adminStation, { stationId })],
  });
  return (
    <SettingsCard title={<Trans comment="Heading: whether a station takes bookings">For customers</Trans>}>
      <Form form={form}>
        <ChoiceField
          {...form.field('status')}
          label={t({ message: 'The station is', comment: 'Field: active, disabled or hidden' })}
          choices={[
            {
              value: 'active',
              label: t({ message: 'Open for bookings', comment: 'State of a station' }),
              ...(status !== 'active' && {
                note: reasonsNotToOpen.map((reason) => i18n._(reasonWords[reason])).join(' '),
              }),
            },
            {
              value: 'disabled',
              label: t({ message: 'Shown, but closed', comment: 'State of a station' }),
              note: t`What is booked already stays booked.`,
            },
            {
              value: 'hidden',
              label: t({ message: 'Hidden', comment: 'State of a station' }),
              note: t`Only staff see it.`,
            },
          ]}
        />
        <FormProblem form={form} />
        <FormButtons form={form} />
      </Form>
    </SettingsCard>
  );
}
