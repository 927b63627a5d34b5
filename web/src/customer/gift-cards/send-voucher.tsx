import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { notify } from '../../ui/state/toast/toasts.ts';
import type { OwnGiftCardData } from './gift-cards-data.ts';

type Props = { card: OwnGiftCardData; email: string };

/** For a mail that got lost and for an address that was mistyped. */
export function SendVoucher({ card, email }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Send aria-hidden className="size-4 shrink-0" />
        <Trans comment="Button under a gift card that was mailed">Send it again</Trans>
      </button>
      {isOpen && <SendDialog card={card} email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function SendDialog({ card, email, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const before = card.recipientEmail ?? email;
  const form = useCallForm(giftCardCalls.sendVoucher, {
    start: { giftCardId: card.id, recipientEmail: before },
    words: { recipientEmail: t`This does not look like an e-mail address` },
    onDone: () => {
      onClose();
      notify({ tone: 'done', title: t`The voucher is on its way` });
      void revalidate();
    },
  });
  const field = form.field('recipientEmail');
  const isOther = (field.value ?? '').trim().toLowerCase() !== before.toLowerCase();
  return (
    <Dialog
      title={<Trans comment="Title of a dialog about a gift card">Send the voucher again</Trans>}
      onClose={onClose}
    >
      <p className="mt-2 mb-5 text-ink-soft">
        <Trans>You can correct the address as long as nobody has paid with the card.</Trans>
      </p>
      <Form form={form}>
        <TextField
          {...field}
          type="email"
          inputMode="email"
          isRequired
          label={<Trans comment="The address to which a voucher is mailed">Send it to</Trans>}
        />
        <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
          {isOther && card.recipientEmail !== null && (
            <Trans comment="before is an address">
              The code stays the same: whoever reads the mail to {before} can spend it too. If that worries you,
              withdraw from the purchase and buy a new card.
            </Trans>
          )}
        </p>
        <FormProblem form={form} />
      </Form>
      <DialogButtons
        dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
        confirm={<Trans comment="Button: mails a voucher">Send</Trans>}
        isDisabled={form.isSending}
        onConfirm={() => void form.submit()}
      />
    </Dialog>
  );
}
