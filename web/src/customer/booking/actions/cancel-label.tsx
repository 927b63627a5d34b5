import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { Cancellation } from '../booking-data.ts';

type Props = {
  sums: Cancellation | undefined;
  /** Nothing for the whole booking. */
  boards: number;
};

/** The button says what happens and what comes back. */
export function CancelLabel({ sums, boards }: Props) {
  const refund = formatMoney(sums?.refundInCents ?? 0, useLocale());
  const hasRefund = sums !== undefined && sums.refundInCents > 0;
  if (boards > 0) {
    return hasRefund ? (
      <Plural
        value={boards}
        one={`Cancel # board and refund ${refund}`}
        other={`Cancel # boards and refund ${refund}`}
      />
    ) : (
      <Plural value={boards} one="Cancel # board" other="Cancel # boards" />
    );
  }
  if (hasRefund) return <Trans comment="refund is a sum such as 13.50 €">Cancel booking and refund {refund}</Trans>;
  return sums && sums.paidInCents > 0 ? <Trans>Cancel without refund</Trans> : <Trans>Cancel booking</Trans>;
}
