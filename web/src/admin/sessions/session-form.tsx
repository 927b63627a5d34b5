import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import type { AdminSession } from '@laine/contract/admin/entities.ts';
import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { FormRow } from '../../ui/form/form-row.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { LockerChoice } from './locker-choice.tsx';
import { SessionEditEffects } from './session-edit-effects.tsx';

type Props = { session: AdminSession; timeZone: string };

/** Before collection everything can change; once the board is out, only the end and the code. */
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
  const { values, changed } = form;
  const isMoved = ['start', 'end', 'lockerNumber', 'allBoards'].some((name) => changed.some((one) => one === name));
  const { data: preview } = useCall(
    sessionCalls.previewSessionEdit,
    {
      sessionId,
      ...(changed.includes('start') && values.start && { start: values.start }),
      ...(changed.includes('end') && values.end && { end: values.end }),
      ...(changed.includes('lockerNumber') &&
        ((values.lockerNumber ?? null) === null
          ? { anyLocker: 'yes' as const }
          : { lockerNumber: values.lockerNumber ?? undefined })),
      ...(values.allBoards && { allBoards: 'yes' as const }),
    },
    { enabled: isLive },
  );
  const effects = isMoved && session.bookingId !== null ? preview : undefined;
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
            <LockerChoice field={form.field('lockerNumber')} present={lockerNumber} lockers={preview?.lockers ?? []} />
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
        <>
          {(preview?.others.length ?? 0) + (values.allBoards ? 1 : 0) > 0 && (
            <CheckboxField {...form.field('allBoards')} label={t`The same times for all boards of this booking`} />
          )}
          {isMoved && (
            <TextField
              {...form.field('reason')}
              label={t({ message: 'Reason', comment: 'Why staff change the times of a rental' })}
              maxLength={200}
              isRequired={effects?.isReasonNeeded ?? false}
            />
          )}
          {effects ? (
            <SessionEditEffects preview={effects} timeZone={timeZone} />
          ) : (
            <p className="text-sm text-ink-soft">
              <Trans>The customer is told when times, locker or code change.</Trans>
            </p>
          )}
        </>
      )}
      <FormProblem form={form} />
      <FormButtons form={form} isRefused={(effects?.refusal ?? null) !== null} />
    </Form>
  );
}
