import { adminPaths } from '@laine/contract/admin-paths.ts';
import { statementCalls } from '@laine/contract/admin/statement-calls.ts';
import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { dayText, monthText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { StatementSums } from './statement-sums.tsx';

/** Months that aren't closed. They may still change: fees and refunds become known later. */
export function RunningMonths({ station: { id: stationId, name } }: { station: { id: string; name: string } }) {
  const locale = useLocale();
  const { isAdmin } = use(StaffPersonContext);
  const { data, error, askAgain } = useCall(statementCalls.runningMonths, { stationId });
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.months.length === 0) {
    return (
      <section className="rounded-card border border-line bg-paper p-5 text-sm">
        <h2 className="mb-2 text-lg">{name}</h2>
        <p className="text-ink-soft">
          <Trans>No running month: no share is agreed for this station.</Trans>{' '}
          {isAdmin && (
            <Link to={adminPaths.station(stationId, 'people')} className="prose-link">
              <Trans comment="Link to the form of the owner's share">Agree on a share</Trans>
            </Link>
          )}
        </p>
      </section>
    );
  }
  return data.months.map(({ month, stationName, percent, sums, closesOn }) => (
    <section key={month} className="rounded-card border border-line bg-paper p-5">
      <h2 className="text-lg first-letter:uppercase">{monthText(month, locale)}</h2>
      <p className="mb-3 text-sm text-ink-soft">
        {stationName} · <Trans>so far; closed on {dayText(closesOn, locale)}</Trans>
      </p>
      <StatementSums sums={sums} percent={percent} />
    </section>
  ));
}
