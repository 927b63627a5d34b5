import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { GoodwillReason } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { newId } from '../../api/new-id.ts';
import { Money } from '../../ui/data/money.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { FreshFormProblem } from '../fresh/fresh-form-problem.tsx';
import { goodwillReasonWords } from '../words/goodwill-words.ts';
import type { BookingData } from './booking-data.ts';

type Props = { detail: BookingData; onClose: () => void };

/** Money back or a voucher, with a reason of the list. What may be given stands above. */
export function GoodwillDialog({ detail: { booking, rights }, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { id: bookingId } = booking;
  const [id] = useState(newId);
  const form = useCallForm(bookingCalls.giveGoodwill, {
    start: { bookingId, id, form: 'money' },
    onDone: onClose,
    refreshes: [callKey(bookingCalls.adminBooking, { bookingId })],
  });
  return (
    <Drawer title={<Trans comment="Button: money back or a voucher out of kindness">Goodwill</Trans>} onClose={onClose}>
      <Form form={form}>
        <dl className="grid gap-1 text-sm">
          {rights.goodwillLeftInCents !== null && (
            <div className="flex justify-between gap-4">
              <dt>
                <Trans>You may still give</Trans>
              </dt>
              <dd className="font-semibold">
                <Money cents={rights.goodwillLeftInCents} />
              </dd>
            </div>
          )}
          <div className="flex justify-between gap-4">
            <dt>
              <Trans>Left of what was paid</Trans>
            </dt>
            <dd className="font-semibold">
              <Money cents={rights.refundableInCents} />
            </dd>
          </div>
        </dl>
        <ChoiceField
          {...form.field('form')}
          label={t({ message: 'What', comment: 'Label: money back or a voucher' })}
          choices={[
            {
              value: 'money',
              label: <Trans comment="Choice of goodwill">Money back</Trans>,
              note: <Trans>To the card that paid, within days.</Trans>,
            },
            {
              value: 'voucher',
              label: <Trans comment="Choice of goodwill">Voucher</Trans>,
              note: <Trans>A gift card by e-mail, for the next time.</Trans>,
            },
          ]}
        />
        <MoneyField {...form.field('amountInCents')} label={t({ message: 'Sum', comment: 'Label: how much money' })} />
        <SelectField
          {...form.field('reason')}
          label={t({ message: 'Reason', comment: 'Why something that cannot be undone is done' })}
          options={GoodwillReason.options.map((value) => ({ value, label: i18n._(goodwillReasonWords[value]) }))}
          none={t({ message: 'Please choose', comment: 'Before something is chosen' })}
        />
        <LongTextField
          {...form.field('note')}
          label={t({ message: 'Note', comment: 'What staff write about a rental' })}
          maxLength={500}
        />
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: gives money or a voucher">Give it</Trans>}
        />
      </Form>
      <FreshFormProblem form={form} />
    </Drawer>
  );
}
