import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { StaffPersonContext } from '../../frame/staff-person.ts';
import { scaled } from './scaled-field.ts';
import { factField, type FactsForm } from './use-facts-form.ts';

/** Facts for staff only. A limit can't be set by the people whom it binds. */
export function RunningFields({ form }: { form: FactsForm }) {
  const { t } = useLingui();
  const { isAdmin } = use(StaffPersonContext);
  return (
    <>
      <FormRow>
        {isAdmin && (
          <NumberField
            {...scaled(factField(form, 'notBackAlertInSeconds'), MINUTE_IN_SECONDS)}
            label={t`Look for a late renter after (minutes)`}
            hint={t`After the booked end, at the latest at closing time. Everybody in charge is called then.`}
            unit={t({ message: 'min', comment: 'Unit inside a field: minutes' })}
            isWhole
          />
        )}
        <NumberField
          {...factField(form, 'serviceAfterRentals')}
          label={t`Service due after (rentals)`}
          hint={t`Then a board, paddle or vest is on the to-do list.`}
          isWhole
        />
      </FormRow>
      {isAdmin && (
        <FormRow>
          <MoneyField
            {...factField(form, 'goodwillPerBookingInCents')}
            label={t`Goodwill per booking`}
            hint={t`The most that an owner may give back without asking.`}
          />
          <MoneyField {...factField(form, 'goodwillPerMonthInCents')} label={t`Goodwill per month`} />
        </FormRow>
      )}
    </>
  );
}
