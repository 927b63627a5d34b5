import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Money } from '../../ui/data/money.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { DebtBadge } from './debt-badge.tsx';
import { debtReasonWords } from './debt-reason-words.ts';
import type { DebtsData } from './debts-data.ts';

type Props = { debts: DebtsData; now: Temporal.Instant };

/** Paid or dropped debts. */
export function SettledDebts({ debts, now }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <section aria-labelledby="settled-title" className="mt-12">
      <h2 id="settled-title" className="text-lg">
        <Trans comment="Heading above debts that were paid or let go">Settled</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-paper px-5 md:px-7">
        {debts.map((debt) => (
          <li key={debt.id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-4 text-sm">
            <div className="min-w-0">
              <p className="font-semibold">{i18n._(debtReasonWords[debt.reason])}</p>
              {debt.bookingId !== null && debt.rentalStart !== null && (
                <p className="text-ink-soft">
                  <Link to={paths.booking(debt.bookingId)} className="prose-link">
                    {debt.stationName}
                  </Link>
                  , <ServerText>{longDateText(debt.rentalStart, debt.timeZone, locale)}</ServerText>
                </p>
              )}
            </div>
            <div className="grid justify-items-end gap-1.5">
              <span className="font-semibold">
                <Money cents={debt.amountInCents} />
              </span>
              <DebtBadge debt={debt} now={now} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
