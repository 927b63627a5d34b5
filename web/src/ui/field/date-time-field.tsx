import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { controlStyle } from './control-style.ts';
import { fieldAria } from './field-aria.ts';
import type { FieldProps } from './field-props.ts';
import { GroupFrame } from './group-frame.tsx';
import { TimeInput } from './time-input.tsx';
import { ZoneNote } from './zone-note.tsx';
import { readZoneTime, wallMomentOf, type WallMoment } from './zone-time.ts';

type Props = FieldProps<string, string | undefined> & {
  /** The wall on which the clock hangs: a station's zone. */
  timeZone: string;
};

/** For an incomplete moment, which is invalid rather than empty. */
const INCOMPLETE = 'incomplete';
const nothing: WallMoment = { date: undefined, time: undefined, isSecond: false };

/** A moment, typed as date and time on a station's wall, answered in UTC. */
export function DateTimeField({ id, name, value, onChange, onBlur, timeZone, ...rest }: Props) {
  const { label, hint, error, isRequired = false, isDisabled = false } = rest;
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ wall: WallMoment; means: string | undefined }>();
  const given = value ?? undefined;
  const shownFrom = () => (given === undefined || given === INCOMPLETE ? nothing : wallMomentOf(given, timeZone));
  // A moment that came from elsewhere, such as an undone form, is shown instead of what was typed.
  const wall = typed && typed.means === given ? typed.wall : shownFrom();
  const zoneTime = readZoneTime(wall, timeZone);

  const change = (part: Partial<WallMoment>) => {
    const next = { ...wall, ...part };
    const read = readZoneTime(next, timeZone);
    const isEmpty = next.date === undefined && next.time === undefined;
    const means = read.kind === 'incomplete' ? (isEmpty ? undefined : INCOMPLETE) : read.instant.toString();
    setTyped({ wall: next, means });
    onChange(means);
  };

  const aria = fieldAria({ id, hint, error });
  return (
    <GroupFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled}>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-40 flex-1">
          <input
            id={id}
            name={`${name}-date`}
            type="date"
            aria-label={t({ message: 'Date', comment: 'Of a date and time' })}
            aria-required={isRequired}
            value={wall.date === INCOMPLETE ? '' : (wall.date ?? '')}
            onChange={({ currentTarget }) =>
              change({ date: currentTarget.value || (currentTarget.validity.badInput ? INCOMPLETE : undefined) })
            }
            onBlur={onBlur}
            {...aria}
            className={`${controlStyle} figures`}
          />
        </div>
        <div className="w-26">
          <TimeInput
            name={`${name}-time`}
            aria-label={t({ message: 'Time', comment: 'Of a date and time' })}
            aria-required={isRequired}
            value={wall.time}
            onChange={(time) => change({ time })}
            onBlur={onBlur}
            aria-invalid={aria['aria-invalid']}
            className="text-center"
          />
        </div>
      </div>
      <p className="text-xs text-ink-soft">
        <Trans comment="timeZone is a name such as Europe/Tallinn">Time in {timeZone}</Trans>
      </p>
      <ZoneNote
        id={id}
        zoneTime={zoneTime}
        time={wall.time}
        isSecond={wall.isSecond}
        onSecond={(isSecond) => change({ isSecond })}
      />
    </GroupFrame>
  );
}
