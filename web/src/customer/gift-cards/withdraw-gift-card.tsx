import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useAct } from '../../api/use-act.ts';
import { useCall } from '../../api/use-call.ts';
import { useWithdrawn } from '../shop/use-withdrawn.ts';
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
  return (
    <WithdrawalStart until={card.withdrawUntil ?? ''} isAsked={isAsked}>
      {(onClose) => <GiftCardWithdrawal card={card} email={email} onClose={onClose} />}
    </WithdrawalStart>
  );
}

function GiftCardWithdrawal({ card, email, onClose }: { card: OwnGiftCardData; email: string; onClose: () => void }) {
  const giftCardId = card.id;
  const told = useCall(giftCardCalls.withdrawGiftCard, { giftCardId, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useAct(giftCardCalls.withdrawGiftCard, {
    onDone: useWithdrawn(onClose),
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
