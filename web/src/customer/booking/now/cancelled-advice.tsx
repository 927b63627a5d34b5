import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

type Props = Pick<BookingDetail, 'refundedInCents' | 'transfers' | 'awaitsStation'>;

/** What is transferred stands in a note of its own. */
export function CancelledAdvice({ refundedInCents, transfers, awaitsStation }: Props) {
  const wayBackInCents = transfers.reduce((left, { amountInCents }) => left - amountInCents, refundedInCents);
  const refund = formatMoney(wayBackInCents, useLocale());
  if (awaitsStation) {
    return (
      <Trans>
        The station is out of reach right now. We confirm the cancellation and the refund as soon as it has answered.
        Until then a code may still open its door, and if it is used, the rental counts.
      </Trans>
    );
  }
  if (wayBackInCents <= 0) return <Trans>The boards are free again for others, and no code opens a door.</Trans>;
  return (
    <Trans comment="refund is a sum such as 13.50 €">
      <strong className="figures font-semibold">
        <ServerText>{refund}</ServerText>
      </strong>{' '}
      goes back to where you paid from. Banks take a few days for it.
    </Trans>
  );
}
