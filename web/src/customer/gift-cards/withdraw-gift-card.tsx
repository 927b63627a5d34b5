import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { notify } from '../../ui/state/toast/toasts.ts';
import { WithdrawalDialog } from '../shop/withdrawal-dialog.tsx';
import { WithdrawalStart } from '../shop/withdrawal-start.tsx';
import type { OwnGiftCardData } from './gift-cards-data.ts';

type Props = {
  card: OwnGiftCardData;
  email: string;
  /** The first step was made in the mail. */
  isAsked: boolean;
};

export function WithdrawGiftCard({ card, email, isAsked }: Props) {
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <WithdrawalStart until={card.withdrawUntil ?? ''} onStart={() => setOpen(true)} />
      {isOpen && <GiftCardWithdrawal card={card} email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiftCardWithdrawal({ card, email, onClose }: { card: OwnGiftCardData; email: string; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const giftCardId = card.id;
  const told = useCall(giftCardCalls.withdrawGiftCard, { giftCardId, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useAct(giftCardCalls.withdrawGiftCard, {
    onDone: ({ refundInCents }) => {
      onClose();
      document.querySelector<HTMLElement>('#main')?.focus();
      const refund = formatMoney(refundInCents, locale);
      const detail = refundInCents > 0 ? t`${refund} goes back to where you paid from.` : undefined;
      notify({ tone: 'done', title: t`You have withdrawn from the purchase`, detail });
      void revalidate();
    },
    onProblem: () => told.askAgain(),
    isQuiet: true,
  });
  const sums = told.data;
  return (
    <WithdrawalDialog
      what={
        <Trans comment="initial is the sum of the card, lastLetters the end of its code">
          Gift card of {card.initial}, code ending in <strong>{card.lastLetters}</strong>
        </Trans>
      }
      boughtOn={card.boughtOn}
      email={email}
      sums={sums && { ...sums, keptInCents: sums.spentInCents }}
      kept={<Trans comment="Deducted on a withdrawal from a gift card">Spent by then</Trans>}
      isActing={isActing}
      problem={problem ?? told.problem}
      onConfirm={() => act({ giftCardId, preview: false, refundInCents: sums?.refundInCents ?? 0 })}
      onClose={onClose}
    />
  );
}
