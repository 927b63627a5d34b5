import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';

/**
 * In the bar itself: a debtor can't book, and should learn that before the end of the form. On a phone word and sum are
 * two lines, so that the bar stays one.
 */
export function DebtLink({ owesInCents }: { owesInCents: number }) {
  const sum = formatMoney(owesInCents, useLocale());
  const isHere = useLocation().pathname === paths.debts();
  return (
    <Link
      to={paths.debts()}
      aria-current={isHere ? 'page' : undefined}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-yellow px-3 text-sm font-semibold whitespace-nowrap text-on-yellow transition-opacity hover:opacity-85 max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:px-2 max-sm:text-xs max-sm:leading-tight"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <Trans comment="Link in the header to what a customer owes; sum is for example 15.00 €">
        Pay{' '}
        <span className="figures max-sm:text-sm max-sm:leading-tight">
          <ServerText>{sum}</ServerText>
        </span>
      </Trans>
    </Link>
  );
}
