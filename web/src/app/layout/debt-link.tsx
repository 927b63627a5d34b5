import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';

/** In the bar itself: a debtor can't book, and should learn that before the end of the form. */
export function DebtLink({ owesInCents }: { owesInCents: number }) {
  const sum = formatMoney(owesInCents, useLocale());
  const isHere = useLocation().pathname === paths.debts();
  return (
    <Link
      to={paths.debts()}
      aria-current={isHere ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-yellow px-3 text-sm font-semibold whitespace-nowrap text-on-yellow transition-opacity hover:opacity-85"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <Trans comment="Link in the header to what a customer owes; sum is for example 15.00 €">
        Pay{' '}
        <span className="figures">
          <ServerText>{sum}</ServerText>
        </span>
      </Trans>
    </Link>
  );
}
