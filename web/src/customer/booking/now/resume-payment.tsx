import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

type Props = { url: string; amountInCents: number };

/** A plain link to the provider's payment page. With nothing to pay that page only saves a card, so no sum is named. */
export function ResumePayment({ url, amountInCents }: Props) {
  const locale = useLocale();
  return (
    <a href={url} className={`${buttonStyle('primary')} mt-6 w-full flex-wrap sm:w-auto sm:min-w-[min(16rem,100%)]`}>
      <CreditCard aria-hidden className="size-5" />
      <Trans comment="Button back to the payment page">Resume payment</Trans>
      {amountInCents > 0 && (
        <span className="figures border-l border-current/35 pl-3 whitespace-nowrap">
          <ServerText>{formatMoney(amountInCents, locale)}</ServerText>
        </span>
      )}
    </a>
  );
}
