import { Declined } from '@laine/contract/client.ts';
import { refusedField } from '@laine/contract/refused-field.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { isWallTime } from '../../ui/field/wall-time-text.ts';

type Props = {
  timeZone: string;
  now: Temporal.Instant;
  isActing: boolean;
  error: Error | null;
  onTalked: (minutes: number) => void;
  onRescue: (rescue: Rescue) => void;
  onClose: () => void;
};

const MINUTES = ['10', '20', '30'] as const;

/** A search is not dismissed: it rests for an agreed while, or a rescue service has it. */
export function WhatHappenedDialog({ timeZone, now, isActing, error, onTalked, onRescue, onClose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [what, setWhat] = useState<(typeof MINUTES)[number] | 'rescue'>();
  const [service, setService] = useState('');
  const [time, setTime] = useState<string | undefined>(() => wallTimeOf(now, timeZone));
  const [note, setNote] = useState('');
  const problem = error ? problemText(error, i18n) : undefined;
  const isAboutTime = error instanceof Declined && refusedField(error.code) === 'at';
  const isRescue = what === 'rescue';
  const isWhole =
    what !== undefined && (!isRescue || (service.trim().length > 2 && time !== undefined && isWallTime(time)));
  const confirm = () => {
    if (what === undefined || time === undefined) return;
    if (isRescue) onRescue({ service: service.trim(), at: momentOf(time, timeZone, now), note: note.trim() });
    else onTalked(Number(what));
  };
  return (
    <ConfirmDialog
      title={<Trans comment="Heading: asks staff about somebody who is missing on the water">What happened?</Trans>}
      confirm={<Trans comment="Button: saves what staff say about a search">Save</Trans>}
      dismiss={<Trans>Not now</Trans>}
      isDisabled={!isWhole || isActing}
      problem={isAboutTime ? undefined : problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>Once the board is back this ends by itself.</Trans>
      </p>
      <div className="mt-4 grid gap-4">
        <ChoiceField
          id={`${id}-what`}
          name="what"
          label={
            <Trans comment="Label above the answers about somebody who is missing on the water">Which is it?</Trans>
          }
          value={what}
          onChange={setWhat}
          choices={[
            ...MINUTES.map((minutes) => ({
              value: minutes,
              label: <Trans>Talked to them: call again in {minutes} minutes</Trans>,
            })),
            { value: 'rescue' as const, label: <Trans>A rescue service has it</Trans> },
          ]}
        />
        {isRescue && (
          <>
            <TextField
              id={`${id}-service`}
              name="service"
              label={t({ message: 'Which one, and whom you spoke to', comment: 'Field: name of the rescue service' })}
              value={service}
              onChange={setService}
              isRequired
            />
            <TimeField
              id={`${id}-time`}
              name="at"
              label={t({ message: 'Since when', comment: 'Field: when the rescue service took over' })}
              value={time}
              onChange={setTime}
              hint={t({ message: `On the clock of ${timeZone}`, comment: 'timeZone is a name such as Europe/Madrid' })}
              error={isWallTime(time) ? (isAboutTime ? problem : undefined) : t`Please write a time such as 14:30`}
              isRequired
            />
            <TextField
              id={`${id}-note`}
              name="note"
              label={t({ message: 'Note', comment: 'What staff write about a locker' })}
              value={note}
              onChange={setNote}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

const wallTimeOf = (now: Temporal.Instant, timeZone: string) =>
  now.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/** A time that is still to come today was yesterday's. */
function momentOf(time: string, timeZone: string, now: Temporal.Instant): string {
  const today = now.toZonedDateTimeISO(timeZone);
  const at = today.withPlainTime(Temporal.PlainTime.from(time === '24:00' ? '00:00' : time));
  const isAhead = Temporal.Instant.compare(at.toInstant(), now) > 0;
  return (isAhead ? at.subtract({ days: 1 }) : at).toInstant().toString();
}
