import { receiptCalls } from '@laine/contract/public/receipt-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';

type Props = { receiptId: string; onClose: () => void };

/** Possible only once, so the form warns before sending. */
export function InvoiceForm({ receiptId, onClose }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const form = useCallForm(receiptCalls.exchangeReceipt, {
    start: { receiptId, name: '', registryNumber: '', vatNumber: '', address: '' },
    onDone: () => {
      void revalidate();
      onClose();
    },
  });
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        <Trans>
          We take the receipt back with a credit note and issue an invoice in its place. This works once, so please
          check what you have typed.
        </Trans>
      </p>
      <Form form={form}>
        <TextField
          {...form.field('name')}
          label={t({ message: 'Company', comment: 'Name of a company' })}
          autoComplete="organization"
          maxLength={120}
          isRequired
        />
        <TextField
          {...form.field('registryNumber')}
          label={t({ message: 'Registry number', comment: 'Of a company' })}
          maxLength={40}
          isRequired
        />
        <TextField
          {...form.field('vatNumber')}
          label={t({ message: 'VAT number', comment: 'Of a company; may be left empty' })}
          hint={
            <Trans>With the letters of the country, for example EE101234567. Leave it empty if there is none.</Trans>
          }
          maxLength={20}
        />
        <TextField
          {...form.field('address')}
          label={t({ message: 'Address', comment: 'Of a company' })}
          autoComplete="street-address"
          maxLength={200}
          isRequired
        />
        <FormProblem form={form} />
        <FormButtons
          form={form}
          save={<Trans comment="Button of a form: exchange a receipt for an invoice">Issue the invoice</Trans>}
          hasUndo={false}
        />
      </Form>
    </div>
  );
}
