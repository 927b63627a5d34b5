import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SumLine } from '../../../ui/data/sum-line.tsx';
import type { Cancellation } from '../booking-data.ts';
import { AwaitsStation } from '../now/awaits-station.tsx';

type Props = { sums: Cancellation | undefined; isWhole: boolean };

/** Keeps its height while the sums are loading. */
export function RefundTable({ sums, isWhole }: Props) {
  const locale = useLocale();
  const hasHourBack = sums?.parts.some(({ kind }) => kind === 'pass') ?? false;
  if (sums?.paidInCents === 0 && sums.passChargeInCents === 0 && !hasHourBack) {
    return (
      <p className="mt-2 text-ink-soft">
        <Trans>You have paid nothing yet. The boards become free for others at once.</Trans>
      </p>
    );
  }
  const text = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, locale));
  const others = sums?.parts.find(({ kind }) => kind === 'gift-card-buyer')?.amountInCents ?? 0;
  const kept = sums && sums.paidInCents - sums.refundInCents - others;
  return (
    <>
      <p className="mt-4 text-ink-soft">
        {sums?.awaitsStation ? (
          <AwaitsStation />
        ) : sums?.parts.every(({ kind }) => kind === 'voucher') ? (
          <Trans>
            It is too close to the start: nothing is refunded. Once it is cancelled, no code opens the door.
          </Trans>
        ) : isWhole ? (
          <Trans>This is what you get back. Once it is cancelled, no code opens the door.</Trans>
        ) : (
          <Trans>This is what you get back. The other boards and their codes stay yours.</Trans>
        )}
      </p>
      <dl className="figures mt-5 grid gap-2">
        <SumLine
          label={
            <Trans context="sum" comment="What the customer paid for the booking">
              Paid
            </Trans>
          }
        >
          {text(sums?.paidInCents)}
        </SumLine>
        <SumLine label={<Trans comment="The part of the price that is not refunded">We keep</Trans>}>
          {text(kept)}
        </SumLine>
        <SumLine label={<Trans>You get back</Trans>} isTotal>
          {text(sums?.refundInCents)}
        </SumLine>
        {sums?.parts
          .filter(({ kind }) => kind !== 'pass')
          .map(({ kind, amountInCents }) => (
            <SumLine key={kind} label={<PartLabel kind={kind} />}>
              {text(amountInCents)}
            </SumLine>
          ))}
        {sums !== undefined && sums.passChargeInCents > 0 && (
          <SumLine
            label={
              <Trans comment="The hour of a seasonal pass that is cancelled too late">Charged for the pass hour</Trans>
            }
          >
            {text(sums.passChargeInCents)}
          </SumLine>
        )}
      </dl>
      {hasHourBack && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>The free hour of your pass can be used again.</Trans>
        </p>
      )}
      {others > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            A gift card paid that part, and its buyer has withdrawn from it: it goes back to the buyer, not to you.
          </Trans>
        </p>
      )}
      {sums !== undefined && sums.passChargeInCents > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            An hour that your pass covers can be cancelled for free up to one hour before the start. Now its normal
            price is charged to your saved card.
          </Trans>
        </p>
      )}
    </>
  );
}

/** The destination of a part of a refund. */
function PartLabel({ kind }: Pick<RefundPart, 'kind'>) {
  if (kind === 'gift-card') return <Trans comment="Before the part of a refund">onto your gift card, at once</Trans>;
  if (kind === 'gift-card-buyer') return <Trans comment="Before the part of a refund">to the gift card’s buyer</Trans>;
  if (kind === 'at-bank')
    return <Trans comment="Before the part of a refund">once your bank has decided about your payment</Trans>;
  if (kind === 'voucher') return <Trans comment="Before a sum">taken off your voucher for this booking</Trans>;
  if (kind === 'pass-price') return <Trans comment="Before a sum">besides, for the hour of your pass</Trans>;
  return <Trans comment="Before the part of a refund">to your card, within 5 to 10 days</Trans>;
}
