import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Cancellation } from '../booking-data.ts';
import { SumLine } from '../../../ui/data/sum-line.tsx';
import { AwaitsStation } from '../now/awaits-station.tsx';

type Props = { sums: Cancellation | undefined; isWhole: boolean };

/** Its height is the same while the sums are on their way. */
export function RefundTable({ sums, isWhole }: Props) {
  const locale = useLocale();
  if (sums?.paidInCents === 0 && sums.passChargeInCents === 0) {
    return (
      <p className="mt-2 text-ink-soft">
        <Trans>You have paid nothing yet. The boards become free for others at once.</Trans>
      </p>
    );
  }
  const text = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents, locale));
  const kept = sums && sums.paidInCents - sums.refundInCents;
  return (
    <>
      <p className="mt-4 text-ink-soft">
        {sums?.awaitsStation ? (
          <AwaitsStation />
        ) : sums?.refundInCents === 0 ? (
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
