import { giftCardCalls } from '@laine/contract/admin/gift-card-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ShownOnce } from '../frame/shown-once.tsx';
import { FreshFormProblem } from '../fresh/fresh-form-problem.tsx';

/** A card without a payment, such as a prize. */
export function IssueDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState<string>();
  const form = useCallForm(giftCardCalls.issueGiftCard, {
    start: {},
    refreshes: [callKey(giftCardCalls.giftCards)],
    onDone: (answer) => setCode(answer.code),
  });
  return (
    <Drawer
      title={<Trans comment="Button: makes a gift card that nobody paid for">Issue a gift card</Trans>}
      onClose={onClose}
    >
      {code === undefined ? (
        <>
          <Form form={form}>
            <MoneyField
              {...form.field('amountInCents')}
              label={t({ message: 'Sum', comment: 'Label: how much money' })}
            />
            <TextField
              {...form.field('recipientEmail')}
              type="email"
              label={t({ message: 'E-mail address of the recipient', comment: 'Field of a gift card' })}
              hint={t`They get it by mail. Empty: only you see the code.`}
            />
            <FormButtons
              form={form}
              hasUndo={false}
              save={<Trans comment="Button of a form: makes a gift card">Issue</Trans>}
            />
          </Form>
          <FreshFormProblem form={form} />
        </>
      ) : (
        <ShownOnce
          secret={code}
          label={t({ message: 'Code', comment: 'Field: what a gift card is redeemed with' })}
          onDone={onClose}
        >
          <Trans>This is its code. It is shown this once.</Trans>
        </ShownOnce>
      )}
    </Drawer>
  );
}
