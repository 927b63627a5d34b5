import { alertMessageCalls } from '@laine/contract/admin/alert-message-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { SwitchField } from '../../ui/field/switch-field.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { FormRow } from '../../ui/form/form-row.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { wallTime } from '../station/public/scaled-field.ts';
import type { AlertMessagesData } from './alert-messages-data.ts';

export function SettingsForm({ data: { settings, timeZone } }: { data: AlertMessagesData }) {
  const { t } = useLingui();
  const form = useCallForm(alertMessageCalls.editAlertMessages, {
    start: settings,
    refreshes: [callKey(alertMessageCalls.alertMessages)],
  });
  const [from, to] = [form.field('quietFromInSeconds'), form.field('quietToInSeconds')];
  const digest = form.field('digestAtInSeconds');
  return (
    <Form form={form}>
      <SwitchField
        {...form.field('byMail')}
        label={t({ message: 'By e-mail', comment: 'Switch: alerts are sent by mail' })}
        hint={t`What is urgent, and the daily digest of the rest.`}
      />
      <SwitchField
        {...form.field('bySms')}
        label={t({ message: 'By SMS', comment: 'Switch: alerts are sent by SMS' })}
        hint={t`Only what is urgent.`}
      />
      <FormRow>
        <TimeField
          {...from}
          {...wallTime(from, false)}
          isRequired
          label={t({ message: 'Quiet from', comment: 'Field: when the quiet hours of a person begin' })}
        />
        <TimeField
          {...to}
          {...wallTime(to, false)}
          isRequired
          label={t({ message: 'Quiet until', comment: 'Field: when the quiet hours of a person end' })}
        />
      </FormRow>
      <p className="-mt-3 text-xs text-ink-soft">
        {t`The same time twice means no quiet hours. All times are those of ${timeZone}.`}
      </p>
      <TimeField
        {...digest}
        {...wallTime(digest, false)}
        isRequired
        label={t({ message: 'Daily digest at', comment: 'Field: when the mail with all ordinary alerts goes' })}
        hint={t`Only when there is something new. Holds for what happens from now on.`}
      />
      <FormProblem form={form} />
      <FormButtons form={form} />
    </Form>
  );
}
