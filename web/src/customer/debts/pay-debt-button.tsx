import { debtCalls } from '@laine/contract/public/debt-calls.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import type { DebtData } from './debts-data.ts';

/** Opens a fresh payment page each time: such a page lives for a day, a debt for longer. */
export function PayDebtButton({ debt }: { debt: DebtData }) {
  const sum = formatMoney(debt.amountInCents, useLocale());
  const { revalidate } = useRevalidator();
  const { act, isActing, problem } = useAct(debtCalls.payDebt, {
    onDone: ({ url }) => window.location.assign(url),
    // It may have been paid in another tab, or changed.
    onProblem: () => revalidate(),
    isQuiet: true,
  });
  return (
    <div className="mt-auto">
      <button
        type="button"
        aria-disabled={isActing}
        onClick={() => {
          if (!isActing) act({ debtId: debt.id });
        }}
        className={`${buttonStyle(debt.isPaused ? 'quiet' : 'primary')} w-full aria-disabled:cursor-progress`}
      >
        <CreditCard aria-hidden className="size-5" />
        {isActing ? (
          <Trans>Opening the payment page…</Trans>
        ) : (
          <Trans comment="Button to the payment page; sum is for example 15.00 €">
            Pay{' '}
            <span className="figures">
              <ServerText>{sum}</ServerText>
            </span>
          </Trans>
        )}
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}
