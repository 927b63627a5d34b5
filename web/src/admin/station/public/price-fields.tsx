import type { OvertimeBilling } from '@laine/contract/states.ts';
import { HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { useLingui } from '@lingui/react/macro';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { scaled } from './scaled-field.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

export function PriceFields({ form }: { form: FactsForm }) {
  const { t } = useLingui();
  const billing = factField(form, 'overtimeBilling');
  return (
    <>
      <FormRow>
        <MoneyField
          {...factField(form, 'pricePerHourInCents')}
          label={t({ message: 'Price per hour', comment: 'Field: of one board' })}
          hint={t`Per board, with VAT.`}
        />
        <MoneyField
          {...factField(form, 'startingFeeInCents')}
          label={t({ message: 'Starting fee', comment: 'Field: paid once per board' })}
        />
      </FormRow>
      <ChoiceField
        {...billing}
        value={billing.value ?? 'full-hours'}
        label={t({ message: 'Being late costs', comment: 'Field: how overtime is charged' })}
        choices={[
          { value: 'full-hours' satisfies OvertimeBilling, label: t`Each full hour beyond the booked end` },
          { value: 'begun-hours' satisfies OvertimeBilling, label: t`Each hour begun beyond the booked end` },
        ]}
      />
      <NumberField
        {...factField(form, 'extensionPercent')}
        label={t`One more hour costs (% of the price per hour)`}
        hint={t`For whoever extends in time; being late costs the whole price.`}
        unit="%"
        isWhole
      />
      <FormRow>
        <NumberField
          {...scaled(factField(form, 'minDurationInSeconds'), MINUTE_IN_SECONDS)}
          label={t`Shortest rental (minutes)`}
          unit={t({ message: 'min', comment: 'Unit inside a field: minutes' })}
          isWhole
        />
        <NumberField
          {...scaled(factField(form, 'maxDurationInSeconds'), MINUTE_IN_SECONDS)}
          label={t`Longest rental (minutes)`}
          hint={t`Never over six hours.`}
          unit={t({ message: 'min', comment: 'Unit inside a field: minutes' })}
          isWhole
        />
      </FormRow>
      <FormRow>
        <NumberField
          {...factField(form, 'maxBoardCount')}
          label={t`Boards per booking`}
          hint={t`Never over three.`}
          isWhole
        />
        <NumberField
          {...scaled(factField(form, 'turnaroundInSeconds'), MINUTE_IN_SECONDS)}
          label={t`Free between rentals (minutes)`}
          unit={t({ message: 'min', comment: 'Unit inside a field: minutes' })}
          isWhole
        />
        <NumberField
          {...scaled(factField(form, 'maxOvertimeInSeconds'), HOUR_IN_SECONDS)}
          label={t`Overtime charged at most (hours)`}
          unit={t({ message: 'h', comment: 'Unit inside a field: hours' })}
        />
      </FormRow>
    </>
  );
}
