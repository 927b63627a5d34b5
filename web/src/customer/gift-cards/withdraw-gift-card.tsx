import { giftCardCalls } from '@laine/contract/public/gift-card-calls.ts';
import { Trans } from '@lingui/react/macro';
import { WithdrawPurchase } from '../shop/withdraw-purchase.tsx';
import type { OwnGiftCardData } from './gift-cards-data.ts';

type Props = { card: OwnGiftCardData; email: string; isAsked: boolean };

export const WithdrawGiftCard = ({ card, email, isAsked }: Props) => (
  <WithdrawPurchase
    call={giftCardCalls.withdrawGiftCard}
    of={{ giftCardId: card.id }}
    what={
      <Trans comment="initial is the sum of the card, lastLetters the end of its code">
        Gift card of {card.initial}, code ending in <strong>{card.lastLetters}</strong>
      </Trans>
    }
    kept={<Trans comment="Deducted on a withdrawal from a gift card">Spent by then</Trans>}
    boughtOn={card.boughtOn}
    email={email}
    until={card.withdrawUntil}
    isAsked={isAsked}
  />
);
