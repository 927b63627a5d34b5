import { refundCalls } from '@laine/contract/public/refund-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import type { RefundData } from './refund-data.ts';

type Props = { refund: RefundData; onDone: () => void };

/** The account's holder and number: a transfer needs nothing else. */
export function AccountForm({ refund, onDone }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useCallForm(refundCalls.nameRefundAccount, {
    start: { refundId: refund.id, holder: refund.holder ?? '', iban: '' },
    onDone: () => {
      void revalidate();
      onDone();
    },
  });
  return (
    <>
      <p>
        <Trans>It could not go back the way you paid. Tell us an account, and we transfer it.</Trans>
      </p>
      <Form form={form}>
        <TextField
          {...form.field('holder')}
          label={t({ message: 'Account holder', comment: 'Whose bank account it is' })}
          autoComplete="name"
          maxLength={120}
          isRequired
        />
        <TextField
          {...form.field('iban')}
          label={t({ message: 'IBAN', comment: 'International bank account number' })}
          hint={<Trans>It is on your bank card or in your banking app, for example EE38 2200 2210 2014 5685.</Trans>}
          maxLength={60}
          isRequired
        />
        <FormProblem form={form} />
        <FormButtons form={form} save={<Trans comment="Button of a form">Save the account</Trans>} hasUndo={false} />
      </Form>
    </>
  );
}
