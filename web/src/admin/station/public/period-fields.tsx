import { formatTag } from '@laine/contract/format-tag.ts';
import type { OpeningPeriod } from '@laine/contract/opening-period.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TimeField } from '../../../ui/field/time-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { readDay, writtenDay } from './day-text.ts';
import { wallTime } from './scaled-field.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** 2024 began on a Monday. */
const mondayPlus = (days: number) => Date.UTC(2024, 0, 1 + days);

type Props = {
  id: string;
  number: number;
  period: OpeningPeriod;
  onChange: (period: OpeningPeriod) => void;
  onRemove: () => void;
  onRaise: (() => void) | undefined;
};

/** The days of the year, the weekdays, and the hours. */
export function PeriodFields({ id, number, period, onChange, onRemove, onRaise }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(formatTag(locale), { weekday: 'short', timeZone: 'UTC' });
  const set = (change: Partial<OpeningPeriod>) => onChange({ ...period, ...change });
  const toggle = (day: number, isOn: boolean) => {
    const weekdays = WEEKDAYS.filter((one) => (one === day ? isOn : period.weekdays.includes(one)));
    // A period without weekdays would never hold.
    if (weekdays.length > 0) set({ weekdays });
  };
  const time = (name: 'openTimeInSeconds' | 'closeTimeInSeconds') =>
    wallTime(
      { value: period[name], onChange: (seconds) => set({ [name]: seconds ?? Number.NaN }) },
      name === 'closeTimeInSeconds',
    );
  return (
    <fieldset className="grid gap-4 rounded-control border border-line bg-foam p-4">
      <legend className="px-1 text-sm font-semibold">
        <Trans comment="Heading of one of several periods with their own hours">Period {number}</Trans>
      </legend>
      <FormRow>
        <TextField
          id={`${id}-from`}
          name={`${id}-from`}
          label={t({ message: 'First day', comment: 'Field: a day of the year, such as 01.05.' })}
          hint={t({ message: 'Day and month: 01.05.', comment: 'How to write a day of the year' })}
          value={writtenDay(period.fromDay)}
          onChange={(text) => set({ fromDay: readDay(text) })}
        />
        <TextField
          id={`${id}-to`}
          name={`${id}-to`}
          label={t({ message: 'Last day', comment: 'Field: a day of the year, such as 30.09.' })}
          value={writtenDay(period.toDay)}
          onChange={(text) => set({ toDay: readDay(text) })}
        />
      </FormRow>
      <fieldset
        className="flex flex-wrap gap-1.5"
        aria-label={t({ message: 'Weekdays', comment: 'On which a period holds' })}
      >
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper px-2 text-sm has-checked:border-fill has-checked:bg-fill has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="checkbox"
              checked={period.weekdays.includes(day)}
              onChange={(event) => toggle(day, event.currentTarget.checked)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <ServerText>{weekday.format(mondayPlus(day - 1))}</ServerText>
          </label>
        ))}
      </fieldset>
      <FormRow>
        <TimeField
          id={`${id}-open`}
          name={`${id}-open`}
          {...time('openTimeInSeconds')}
          label={t({ message: 'Opens', comment: 'Field: when a station opens' })}
        />
        <TimeField
          id={`${id}-close`}
          name={`${id}-close`}
          {...time('closeTimeInSeconds')}
          label={t({ message: 'Closes', comment: 'Field: when a station closes' })}
        />
      </FormRow>
      <div className="flex flex-wrap gap-2">
        {onRaise && (
          <button type="button" onClick={onRaise} className={buttonStyle('quiet', 'small')}>
            <ArrowUp aria-hidden className="size-4" />
            <Trans comment="Button: one place up in a list">Move up</Trans>
          </button>
        )}
        <button type="button" onClick={onRemove} className={buttonStyle('quiet', 'small')}>
          <Trash2 aria-hidden className="size-4" />
          <Trans comment="Button: takes an entry out of a list">Take out</Trans>
        </button>
      </div>
    </fieldset>
  );
}
