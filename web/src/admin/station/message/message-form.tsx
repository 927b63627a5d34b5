import type { BroadcastKind } from '@laine/contract/broadcast-kind.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { DateTimeField } from '../../../ui/field/date-time-field.tsx';
import { broadcastKindWords } from './broadcast-words.ts';
import { OwnWords } from './own-words.tsx';
import type { Draft, Preview } from './use-message.ts';

type Props = {
  draft: Draft;
  preview: Preview | undefined;
  timeZone: string;
  now: Temporal.Instant;
  onChange: (part: Partial<Draft>) => void;
};

const QUICK_HOURS = [1, 3, 6];

/** The occasion, how long it holds, and whether the station closes. */
export function MessageForm({ draft, preview, timeZone, now, onChange }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { kind, words, until, closes } = draft;
  const isOver = until !== undefined && !(Date.parse(until) > now.epochMilliseconds);
  return (
    <div className="grid gap-6">
      <ChoiceField<BroadcastKind>
        id={`${id}kind`}
        name="kind"
        label={t({ message: 'What happens', comment: 'Field: why everybody is told something' })}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
        choices={Object.entries(broadcastKindWords).map(([value, label]) => ({
          value: value as BroadcastKind,
          label: i18n._(label),
        }))}
      />
      {kind === 'other' && (
        <OwnWords words={words} texts={preview?.texts ?? []} onChange={(next) => onChange({ words: next })} />
      )}
      <div className="grid gap-2">
        <DateTimeField
          id={`${id}until`}
          name="until"
          label={t({ message: 'Until', comment: 'Field: how long a storm or the like holds' })}
          hint={t`Whoever is out or comes before then is told.`}
          error={isOver ? t`This moment has passed` : undefined}
          timeZone={timeZone}
          value={until}
          onChange={(next) => onChange({ until: next })}
        />
        <div className="flex flex-wrap gap-2">
          {QUICK_HOURS.map((hours) => (
            <button
              key={hours}
              type="button"
              onClick={() => onChange({ until: hoursFrom(now, hours) })}
              className={buttonStyle('quiet', 'small')}
            >
              <Trans comment="Button: how long something holds, as short as possible">{hours}&nbsp;h</Trans>
            </button>
          ))}
        </div>
      </div>
      <CheckboxField
        id={`${id}closes`}
        name="closes"
        label={t({ message: 'Close the station now, until then', comment: 'A tick beside a message to everybody' })}
        hint={t`Nobody can book until then. Whoever comes gets all the money back, and whoever is out can still return.`}
        value={closes || kind === 'closed'}
        isDisabled={kind === 'closed'}
        onChange={(next) => onChange({ closes: next })}
      />
    </div>
  );
}

/** Rounded up to a quarter of an hour: nobody knows it to the minute. */
export function hoursFrom(now: Temporal.Instant, hours: number): string {
  return now.add({ hours }).round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' }).toString();
}
