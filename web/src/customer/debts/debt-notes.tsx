import { paths } from '@laine/contract/paths.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import type { DebtData } from './debts-data.ts';

type Props = { debt: DebtData; now: Temporal.Instant };

/** The next step for a debt, and its past ones. */
export function DebtNotes({ debt, now }: Props) {
  const { reason, bookingId, isDoubled, remindersSent, pausedBecause, growsToInCents, dueOn } = debt;
  const isOverdue = !isBefore(now, Temporal.Instant.from(dueOn));
  const grown = formatMoney(growsToInCents ?? 0, useLocale());
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      {isDoubled && (
        <p>
          <Trans>It was not paid in time, so it has doubled. It does not grow any more.</Trans>
        </p>
      )}
      {growsToInCents !== null && (
        <p>
          {isOverdue ? (
            // Two reminders come first, and a day after the second one.
            <Trans comment="grown is a sum such as 30.00 €; the last day to pay in time has passed">
              That day has passed. Paid now it stays as it is; soon it doubles once, to{' '}
              <strong className="figures text-ink">{grown}</strong>.
            </Trans>
          ) : (
            <Trans comment="grown is a sum such as 30.00 €">
              If it is not paid by then, it doubles once, to <strong className="figures text-ink">{grown}</strong>.
            </Trans>
          )}
        </p>
      )}
      {pausedBecause === 'objection' && (
        <p>
          <Trans>
            You have objected, and somebody looks into it. Until you have our answer nothing is added, and you can book.
          </Trans>
        </p>
      )}
      {pausedBecause === 'dispute' && (
        <p>
          <Trans>Your bank is looking into a payment for this rental. Nothing is added until it has decided.</Trans>
        </p>
      )}
      {pausedBecause === null && remindersSent > 0 && (
        <p>
          <Plural value={remindersSent} one="We have reminded you once." other="We have reminded you # times." />
        </p>
      )}
      {reason === 'overtime' && bookingId !== null && pausedBecause === null && (
        <p>
          <Link to={paths.booking(bookingId)} className="prose-link">
            <Trans comment="Link to the booking page, where overtime can be objected to">
              See how it came about, or object
            </Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
