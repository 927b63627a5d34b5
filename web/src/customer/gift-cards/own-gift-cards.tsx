import { paths } from '@laine/contract/paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Printer, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx';
import { TransferNote } from '../refund/transfer-note.tsx';
import { PurchasePapers } from '../shop/purchase-papers.tsx';
import type { GiftCardState, OwnGiftCardData } from './gift-cards-data.ts';
import { SendVoucher } from './send-voucher.tsx';
import { WithdrawGiftCard } from './withdraw-gift-card.tsx';

const looks: Record<GiftCardState, { tone: BadgeTone; icon: LucideIcon; label: MessageDescriptor }> = {
  usable: {
    tone: 'green',
    icon: CircleCheck,
    label: msg({ message: 'Ready to use', comment: 'State of a gift card' }),
  },
  spent: { tone: 'gray', icon: CircleCheck, label: msg({ message: 'Spent', comment: 'State of a gift card' }) },
  expired: { tone: 'gray', icon: CircleX, label: msg({ message: 'Expired', comment: 'State of a gift card' }) },
  revoked: { tone: 'gray', icon: CircleX, label: msg({ message: 'Ended by us', comment: 'State of a pass' }) },
  withdrawn: {
    tone: 'gray',
    icon: CircleX,
    label: msg({ message: 'Withdrawn', comment: 'State of a purchase that was taken back by law' }),
  },
};

type Props = { cards: OwnGiftCardData[]; email: string; withdrawId: string | null };

export function OwnGiftCards({ cards, email, withdrawId }: Props) {
  return (
    <section aria-labelledby="own-cards" className="mt-8 md:mt-10">
      <h2 id="own-cards" className="text-xl md:text-2xl">
        <Trans>Gift cards you bought</Trans>
      </h2>
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <OwnCard key={card.id} card={card} email={email} isWithdrawalAsked={card.id === withdrawId} />
        ))}
      </ul>
    </section>
  );
}

function OwnCard(props: { card: OwnGiftCardData; email: string; isWithdrawalAsked: boolean }) {
  const { i18n } = useLingui();
  const { card, email, isWithdrawalAsked } = props;
  const { id, lastLetters, state, left, initial, recipientEmail, boughtOn, expiresOn } = card;
  const { tone, icon, label } = looks[state];
  const isUsable = state === 'usable';
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="figures">
          <span className={`text-2xl font-semibold ${isUsable ? '' : 'text-ink-soft'}`}>
            {isUsable ? left : initial}
          </span>{' '}
          {isUsable && left !== initial && (
            <span className="text-sm text-ink-soft">
              <Trans comment="Behind what is left on a gift card; initial is the sum it was bought with">
                left of {initial}
              </Trans>
            </span>
          )}
        </p>
        <Badge tone={tone} icon={icon}>
          {i18n._(label)}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans comment="lastLetters are the last four letters of the code, boughtOn a date">
          Code ends in <strong className="figures text-ink">{lastLetters}</strong>, bought on {boughtOn}
        </Trans>
        {recipientEmail !== null && (
          <>
            <br />
            <Trans comment="The address that the voucher went to">Sent to {recipientEmail}</Trans>
          </>
        )}
        {isUsable && expiresOn !== null && (
          <>
            <br />
            <Trans comment="expiresOn is a date">Valid until {expiresOn}</Trans>
          </>
        )}
      </p>
      {isUsable && (
        <div className="grid auto-cols-fr grid-flow-col gap-2.5 *:px-3">
          <Link to={paths.voucher(id)} className={buttonStyle('quiet', 'small')}>
            <Printer aria-hidden className="size-4 shrink-0" />
            <Trans>Print the voucher</Trans>
          </Link>
          {card.canSend && <SendVoucher card={card} email={email} />}
        </div>
      )}
      <PurchasePapers receipts={card.receipts} />
      {card.withdrawUntil !== null && <WithdrawGiftCard card={card} email={email} isAsked={isWithdrawalAsked} />}
      {card.transfers.map((transfer) => (
        <TransferNote key={transfer.id} transfer={transfer} className="border-t border-line pt-3 text-sm" />
      ))}
    </li>
  );
}
