import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TimeField } from '../../../ui/field/time-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { PeriodFields } from './period-fields.tsx';
import { scaled, wallTime } from './scaled-field.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Two times for every day, or periods; and daylight, which closes earlier than either. */
export function HoursFields({ form }: { form: FactsForm }) {
  const { t } = useLingui();
  const [open, close] = [factField(form, 'openTimeInSeconds'), factField(form, 'closeTimeInSeconds')];
  const periods = factField(form, 'openingPeriods');
  const list = periods.value ?? [];
  const add = () =>
    periods.onChange([
      ...list,
      {
        fromDay: '05-01',
        toDay: '09-30',
        weekdays: EVERY_DAY,
        openTimeInSeconds: open.value ?? 0,
        closeTimeInSeconds: close.value ?? 0,
      },
    ]);
  return (
    <>
      <FormRow>
        <TimeField
          {...open}
          {...wallTime(open, false)}
          label={t({ message: 'Opens', comment: 'Field: when a station opens' })}
        />
        <TimeField
          {...close}
          {...wallTime(close, true)}
          label={t({ message: 'Closes', comment: 'Field: when a station closes' })}
        />
      </FormRow>
      <div className="grid gap-4" data-invalid={periods.error === undefined ? undefined : ''} tabIndex={-1}>
        <p className="text-sm text-ink-soft">
          {list.length === 0 ? (
            <Trans>These times hold every day of the year. Add a period for a season or for weekends.</Trans>
          ) : (
            <Trans>
              Only these periods count now; outside of them the station is closed. Where two of them hold, the upper one
              counts.
            </Trans>
          )}
        </p>
        {list.map((period, at) => (
          <PeriodFields
            // Periods have no names; their place is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            id={`${periods.id}-${at}`}
            number={at + 1}
            period={period}
            onChange={(changed) => periods.onChange(list.with(at, changed))}
            onRemove={() => periods.onChange(list.toSpliced(at, 1))}
            onRaise={
              at === 0 ? undefined : () => periods.onChange(list.with(at, list[at - 1] ?? period).with(at - 1, period))
            }
          />
        ))}
        <FieldError
          id={`${periods.id}-error`}
          text={periods.error === undefined ? undefined : t`Each period must be open for at least the shortest rental`}
        />
        <div>
          <button type="button" onClick={add} className={buttonStyle('quiet', 'small')}>
            <Plus aria-hidden className="size-4" />
            <Trans comment="Button: hours for a part of the year">Add a period</Trans>
          </button>
        </div>
      </div>
      <NumberField
        {...scaled(factField(form, 'daylightMarginInSeconds'), MINUTE_IN_SECONDS)}
        label={t`Closed before sunset by (minutes)`}
        hint={t`Empty: the dark closes nothing. 30 closes half an hour before sunset, whatever the hours say.`}
        unit={t({ message: 'min', comment: 'Unit inside a field: minutes' })}
        isWhole
      />
    </>
  );
}
