import { paths } from '@laine/contract/paths.ts';
import { debtDueDay } from '@laine/rules/money/debt.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dayText, longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ServerText } from '../../ui/data/server-text.tsx';
import { DebtBadge } from './debt-badge.tsx';
import { DebtNotes } from './debt-notes.tsx';
import { debtReasonWords } from './debt-reason-words.ts';
import type { DebtData } from './debts-data.ts';
import { PayDebtButton } from './pay-debt-button.tsx';

type Props = { debt: DebtData; now: Temporal.Instant };

/** Something that is still owed: what for, how much, until when, and the button that pays it. */
export function DebtCard({ debt, now }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { id, bookingId, reason, amountInCents, dueOn, timeZone, stationName, rentalStart, createdAt } = debt;
  const lastDay = debtDueDay(Temporal.Instant.from(dueOn), timeZone).toString();
  return (
    <article
      aria-labelledby={`debt-${id}`}
      className="grid gap-x-10 gap-y-5 rounded-card border border-line bg-paper p-5 md:grid-cols-[1fr_minmax(15rem,19rem)] md:p-7"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 id={`debt-${id}`} className="text-xl">
            {i18n._(debtReasonWords[reason])}
          </h2>
          <DebtBadge debt={debt} now={now} />
        </div>
        <div className="mt-3">
          <Facts>
            {bookingId !== null && rentalStart !== null && (
              <Fact
                label={<Trans comment="The rental that a debt comes from; its station and day follow">Rental</Trans>}
              >
                <Link to={paths.booking(bookingId)} className="prose-link">
                  {stationName}, <ServerText>{longDateText(rentalStart, timeZone, locale)}</ServerText>
                </Link>
              </Fact>
            )}
            <Fact label={<Trans comment="Since when something is owed; a day follows">Owed since</Trans>}>
              <ServerText>{longDateText(createdAt, timeZone, locale)}</ServerText>
            </Fact>
            {!debt.isPaused && (
              <Fact label={<Trans comment="The last day on which a debt is paid in time">Pay by</Trans>}>
                <ServerText>{dayText(lastDay, locale)}</ServerText>
              </Fact>
            )}
          </Facts>
        </div>
      </div>
      <div className="flex flex-col gap-4 border-t border-line pt-5 md:border-t-0 md:border-l md:pt-0 md:pl-8">
        <p className="text-4xl leading-none font-[680] tracking-tight">
          <Money cents={amountInCents} />
        </p>
        <DebtNotes debt={debt} now={now} />
        <PayDebtButton debt={debt} />
      </div>
    </article>
  );
}
