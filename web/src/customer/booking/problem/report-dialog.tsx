import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { MAX_PROBLEM_WORDS, problemCalls } from '@laine/contract/public/problem-calls.ts';
import { ProblemKind } from '@laine/contract/states.ts';
import { MAX_PHOTOS_PER_REPORT } from '@laine/rules/constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { PhotoPicker } from '../../../ui/field/photo-picker.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { usePhotos } from '../../../ui/field/use-photos.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { problemKindWords } from './problem-words.ts';

type Props = {
  bookingId: string;
  reportable: { sessionId: string; lockerNumber: number | null }[];
  onClose: () => void;
};

/** Problem, locker, picture and words. After any failure, the input stays. */
export function ReportDialog({ bookingId, reportable, onClose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [what, setWhat] = useState<ProblemKind>();
  const [sessionId, setSessionId] = useState(reportable[0]?.sessionId);
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const chosen = usePhotos(MAX_PHOTOS_PER_REPORT);
  const { act, isActing, problem } = useAct(problemCalls.reportProblem, {
    refreshes: [callKey(problemCalls.myProblems, { bookingId }), callKey(bookingCalls.booking, { bookingId })],
    isQuiet: true,
    onDone: () => {
      onClose();
      notify({ tone: 'done', title: t`Thank you, we have your report`, detail: t`Our team was told at once.` });
    },
  });
  const send = () => {
    setAsked(true);
    if (what === undefined || sessionId === undefined) return document.getElementById(`${id}-what`)?.focus();
    const photoIds = chosen.photos.flatMap((photo) => photo.id ?? []);
    return act({ bookingId, sessionId, what, words, photoIds });
  };
  const lockers = reportable.map(({ sessionId: value, lockerNumber }) => ({
    value,
    label: lockerNumber === null ? '–' : t({ message: `Locker ${lockerNumber}`, comment: 'A choice' }),
  }));
  return (
    <ConfirmDialog
      title={<Trans comment="Title of a dialog and button">Report a problem</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={<Trans comment="Button: send a report">Send report</Trans>}
      tone="action"
      isDisabled={isActing || chosen.isSending}
      onConfirm={send}
      problem={problem}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-5">
        <SelectField
          id={`${id}-what`}
          name="what"
          label={t({ message: 'What is wrong?', comment: 'Label of a choice of problems' })}
          none={t({ message: 'Please choose', comment: 'Nothing is chosen yet' })}
          options={ProblemKind.options.map((value) => ({ value, label: i18n._(problemKindWords[value]) }))}
          value={what}
          onChange={setWhat}
          isRequired
          error={isAsked && what === undefined ? t`Please choose what is wrong` : undefined}
        />
        {what === 'unsafe' && (
          <p className="rounded-control bg-sand px-4 py-3 text-sm">
            <Trans>We take the locker out of service at once. If somebody is in danger, call 112.</Trans>
          </p>
        )}
        {lockers.length > 1 && (
          <SelectField
            id={`${id}-locker`}
            name="locker"
            label={t({ message: 'Where?', comment: 'Label of a choice of lockers' })}
            options={lockers}
            value={sessionId}
            onChange={setSessionId}
          />
        )}
        <PhotoPicker
          chosen={chosen}
          hint={<Trans>Up to {MAX_PHOTOS_PER_REPORT}, if you can. They help us and protect you.</Trans>}
        />
        <LongTextField
          id={`${id}-words`}
          name="words"
          label={t({ message: 'In a sentence', comment: 'Label of a text field about a problem' })}
          value={words}
          onChange={setWords}
          rows={2}
          maxLength={MAX_PROBLEM_WORDS}
        />
      </div>
    </ConfirmDialog>
  );
}
