import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

export function MoneyBack({ cents }: { cents: number }) {
  const refund = formatMoney(cents, useLocale());
  return (
    <Trans comment="refund is a sum such as 13.50 €">
      <strong className="figures font-semibold">
        <ServerText>{refund}</ServerText>
      </strong>{' '}
      goes back to where you paid from. Banks take a few days for it.
    </Trans>
  );
}
