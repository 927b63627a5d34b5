import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { CreditCard } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { FactCard } from './fact-card.tsx';
import { paidOvertimeInCents } from './paid-overtime-in-cents.ts';

/** A booking has a sum only once it is paid. Until then, and for a total of zero, a dash is shown. */
export function PaidFact({ booking }: { booking: BookingDetail }) {
  const locale = useLocale();
  const { amount_total: total, refundedInCents, laterRefundedInCents, transfers } = booking;
  const waitingInCents = transfers
    .filter(({ status }) => status !== 'paid')
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const refundInCents = refundedInCents - laterRefundedInCents - waitingInCents;
  const refund = formatMoney(refundInCents, locale);
  const later = formatMoney(laterRefundedInCents, locale);
  const waiting = formatMoney(waitingInCents, locale);
  const overtimeInCents = paidOvertimeInCents(booking);
  const overtime = formatMoney(overtimeInCents, locale);
  return (
    <FactCard
      icon={CreditCard}
      isWide
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
          {refundInCents > 0 && (
            <span className="block">
              {booking.awaitsStation ? (
                <Trans comment="refund is a sum such as 13.50 €; the cancellation is not certain yet">
                  <ServerText>{refund}</ServerText> back once the station has answered
                </Trans>
              ) : (
                <Trans comment="refund is a sum such as 13.50 €">
                  <ServerText>{refund}</ServerText> refunded
                </Trans>
              )}
            </span>
          )}
          {laterRefundedInCents > 0 && (
            <span className="block">
              <Trans comment="later is a sum such as 15.00 € that was charged beside the amount above, such as overtime">
                <ServerText>{later}</ServerText> charged afterwards and refunded
              </Trans>
            </span>
          )}
          {waitingInCents > 0 && (
            <span className="block">
              <Trans comment="waiting is a sum such as 13.50 € that a bank sent back to us">
                <ServerText>{waiting}</ServerText> still to be transferred
              </Trans>
            </span>
          )}
          {total !== null && total > 0 && (
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
