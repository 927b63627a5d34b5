import { paths } from '@laine/contract/paths.ts';
import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import type { Phase } from '../booking-phase.ts';
import { RefundPartText } from '../refund-part-text.tsx';
import { FactCard } from './fact-card.tsx';
import { paidOvertimeInCents } from './paid-overtime-in-cents.ts';

type Props = {
  booking: BookingDetail;
  phase: Phase;
};

/** A booking has a sum only once it is paid. Until then, and for a total of zero, a dash is shown. */
export function PaidFact({ booking, phase }: Props) {
  const locale = useLocale();
  const { amount_total: total, refundParts, laterRefundedInCents } = booking;
  // At the end of a booking that came to nothing, its first words say what went back.
  const isToldAbove = (phase === 'cancelled' || phase === 'missed') && !booking.awaitsStation;
  const parts = refundParts.filter(({ kind }) => kind !== 'pass' && (kind === 'bank' || !isToldAbove));
  const later = formatMoney(laterRefundedInCents, locale);
  const overtimeInCents = paidOvertimeInCents(booking);
  const overtime = formatMoney(overtimeInCents, locale);
  return (
    <FactCard
      icon={CreditCard}
      className="col-span-full @[40rem]:col-span-2 @[58rem]:col-span-1"
      label={<Trans>Amount paid</Trans>}
      note={
        <>
          <PaidBy booking={booking} />
          {overtimeInCents > 0 && (
            <span className="block">
              <Trans comment="overtime is a sum such as 15.00 € that was charged beside the amount above">
                plus <ServerText>{overtime}</ServerText> overtime
              </Trans>
            </span>
          )}
          {parts.map((part) => (
            <span key={`${part.kind} ${part.isWaiting}`} className="block">
              <RefundPartText part={part} />
            </span>
          ))}
          {laterRefundedInCents > 0 && (
            <span className="block">
              <Trans comment="later is a sum such as 15.00 € that was charged beside the amount above, such as overtime">
                of it <ServerText>{later}</ServerText> for what was charged afterwards
              </Trans>
            </span>
          )}
          {phase !== 'finished' && total !== null && total > 0 && (
            <Link to={paths.receipts(booking.id)} className="prose-link">
              <Trans comment="Link to the receipts of a booking">Receipts and invoice</Trans>
            </Link>
          )}
        </>
      }
    >
      <ServerText>{formatMoney(total ?? 0, locale)}</ServerText>
    </FactCard>
  );
}

/** How it was paid, where it was not the bank card alone. */
function PaidBy({ booking }: { booking: BookingDetail }) {
  const locale = useLocale();
  const { amount_total: total, giftCardInCents, passInCents } = booking;
  if (total === null || (giftCardInCents === 0 && passInCents === 0)) return null;
  const gift = formatMoney(giftCardInCents, locale);
  const card = formatMoney(total - giftCardInCents, locale);
  const saved = formatMoney(passInCents, locale);
  return (
    <>
      {giftCardInCents > 0 && (
        <span className="block">
          <Trans comment="gift is a sum such as 10.00 €">
            <ServerText>{gift}</ServerText> by gift card
          </Trans>
        </span>
      )}
      {total > giftCardInCents && (
        <span className="block">
          <Trans comment="card is a sum such as 10.00 €">
            <ServerText>{card}</ServerText> by bank card
          </Trans>
        </span>
      )}
      {passInCents > 0 && (
        <span className="block">
          <Trans comment="saved is a sum such as 15.00 €, taken off by the seasonal pass">
            <ServerText>{saved}</ServerText> covered by your pass
          </Trans>
        </span>
      )}
    </>
  );
}
