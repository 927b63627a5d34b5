import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';

/** One part of a refund: its sum and its destination. */
export function RefundPartText({ part: { kind, amountInCents, isWaiting } }: { part: RefundPart }) {
  const text = formatMoney(amountInCents, useLocale());
  const sum = (
    <strong className="figures font-semibold">
      <ServerText>{text}</ServerText>
    </strong>
  );
  switch (kind) {
    case 'gift-card':
      return isWaiting ? (
        <Trans comment="sum such as 13.50 €; nothing has moved yet">{sum} waits to go back onto your gift card.</Trans>
      ) : (
        <Trans comment="sum such as 13.50 €">{sum} is back on your gift card.</Trans>
      );
    case 'at-bank':
      return (
        <Trans comment="sum such as 13.50 €; the customer's bank took the payment back and has not decided whose it is">
          {sum} waits until your bank has decided about your payment.
        </Trans>
      );
    case 'gift-card-buyer':
      return (
        <Trans comment="sum such as 13.50 €">
          {sum} was paid with a gift card whose buyer has withdrawn from it: this part goes back to the buyer, not to
          you.
        </Trans>
      );
    case 'bank':
      return isWaiting ? (
        <Trans comment="sum such as 13.50 € that a bank sent back to us">{sum} still to be transferred</Trans>
      ) : (
        <Trans comment="sum such as 13.50 €">{sum} was transferred to your account.</Trans>
      );
    case 'pass':
      return <Trans>The free hour of your pass can be used again.</Trans>;
    case 'pass-price':
      return (
        <Trans comment="sum such as 13.50 €">
          {sum} for the hour of your pass goes to the card that paid the pass.
        </Trans>
      );
    case 'voucher':
      return (
        <Trans comment="sum such as 13.50 €">
          {sum} of this stands for the voucher that we gave you for this booking: that much of it is no longer valid.
        </Trans>
      );
    default:
      return isWaiting ? (
        <Trans comment="sum such as 13.50 €; nothing has moved yet">{sum} waits to go back to your card.</Trans>
      ) : (
        <Trans comment="sum such as 13.50 €">{sum} went back to your card. Banks take a few days for it.</Trans>
      );
  }
}
