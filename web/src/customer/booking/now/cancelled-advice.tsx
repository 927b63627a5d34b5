import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

type Props = { refundedInCents: number; awaitsStation: boolean };

export function CancelledAdvice({ refundedInCents, awaitsStation }: Props) {
  const refund = formatMoney(refundedInCents, useLocale());
  if (awaitsStation) {
    return (
      <Trans>
        The station is out of reach right now. We confirm the cancellation and the refund as soon as it has answered.
        Until then a code may still open its door, and if it is used, the rental counts.
      </Trans>
    );
  }
  if (refundedInCents === 0) return <Trans>The boards are free again for others, and no code opens a door.</Trans>;
  return (
    <Trans comment="refund is a sum such as 13.50 €">
      <strong className="figures font-semibold">
        <ServerText>{refund}</ServerText>
      </strong>{' '}
      goes back to where you paid from. Banks take a few days for it.
    </Trans>
  );
}
