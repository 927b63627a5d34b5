import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import type { AdminSession } from '@laine/contract/admin/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { FormRow } from '../../ui/form/form-row.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';

type Props = { session: AdminSession; timeZone: string };

/** Of what nobody has collected everything can change, of what is out only the end and the code. */
export function SessionForm({ session, timeZone }: Props) {
  const { t } = useLingui();
  const { id: sessionId, status, start, end, lockerNumber, code, note, externalUrl } = session;
  const form = useCallForm(sessionCalls.editSession, {
    isEdit: true,
    start: { sessionId, start, end, lockerNumber, code, note, externalUrl },
    refreshes: [
      callKey(sessionCalls.sessions),
      callKey(sessionCalls.stationDay),
      callKey(sessionCalls.session, { sessionId }),
      callKey(bookingCalls.adminBooking),
    ],
    words: { code: t`Four digits` },
  });
  const isWaiting = status === 'created';
  const isLive = isWaiting || status === 'started';
  return (
    <Form form={form} className="grid gap-4 rounded-card border border-line p-4">
      <h3 className="text-base">
        <Trans comment="Heading of the form for a rental">Edit</Trans>
      </h3>
      {isWaiting && (
        <DateTimeField
          {...form.field('start')}
          label={t({ message: 'Start', comment: 'Column: when a rental begins' })}
          timeZone={timeZone}
        />
      )}
      {isLive && (
        <DateTimeField
          {...form.field('end')}
          label={t({ message: 'End', comment: 'Column: when the rental ends' })}
          timeZone={timeZone}
        />
      )}
      {isLive && (
        <FormRow>
          {isWaiting && (
            <NumberField
              {...form.field('lockerNumber')}
              label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
              isWhole
            />
          )}
          <TextField
            {...form.field('code')}
            label={t({ message: 'Door code', comment: 'Four digits that open a locker' })}
            inputMode="numeric"
            maxLength={4}
          />
        </FormRow>
      )}
      <LongTextField
        {...form.field('note')}
        label={t({ message: 'Note', comment: 'What staff write about a rental' })}
      />
      <TextField
        {...form.field('externalUrl')}
        label={t({ message: 'Link', comment: 'Web address that staff add to a rental' })}
        type="url"
      />
      {session.bookingId !== null && isLive && (
        <p className="text-sm text-ink-soft">
          <Trans>The customer is told when times, locker or code change.</Trans>
        </p>
      )}
      <FormProblem form={form} />
      <FormButtons form={form} />
    </Form>
  );
}
