import { adminPaths } from '@laine/contract/admin-paths.ts';
import { statementCalls, type Statement } from '@laine/contract/admin/statement-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { dayText, longDateText, monthText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { inGroups } from '../../ui/data/in-groups.ts';
import { Problem } from '../../ui/state/problem.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { PaidBadge } from './paid-badge.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { StatementSums } from './statement-sums.tsx';

type Props = { loaded: Statement; today: string };

/** A closed month of a station: what it brought, what the owner gets of it, and whether that was paid. */
export function StatementPage({ loaded, today }: Props) {
  const locale = useLocale();
  const { isAdmin } = use(StaffPersonContext);
  const [isPaying, setPaying] = useState(false);
  const { id: statementId } = loaded;
  const { data, problem } = useCall(statementCalls.statement, { statementId }, { initialData: loaded });
  const statement = data ?? loaded;
  const { stationId, stationName, payee, taxNumber, iban, closedAt, paidOn, sums, percent } = statement;
  const month = monthText(statement.month, locale);
  return (
    <StaffPage title={`${stationName}, ${month}`} actions={<PaidBadge statement={statement} />}>
      <Link
        to={adminPaths.money()}
        className="-mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans comment="Link back to the list of closed months">All statements</Trans>
      </Link>
      {problem !== undefined && <Problem text={problem} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="rounded-card border border-line bg-paper p-5">
          <StatementSums sums={sums} percent={percent} />
          <p className="mt-4 text-xs text-ink-soft">
            <Trans>A closed month never changes. What becomes known later is in the next one.</Trans>
          </p>
        </div>
        <div className="grid gap-4">
          <div className="grid gap-3">
            <a
              href={callAddress(statementCalls.statementPdf, { statementId })}
              download
              className={buttonStyle('quiet')}
            >
              <Printer aria-hidden className="size-4" />
              <Trans comment="Link: the statement as a document to print">PDF</Trans>
            </a>
            <a
              href={callAddress(statementCalls.statementCsv, { statementId })}
              download
              className={buttonStyle('quiet')}
            >
              <Download aria-hidden className="size-4" />
              <Trans comment="Link: everything that a month counted, as a file for a spreadsheet">
                Every row as CSV
              </Trans>
            </a>
            {isAdmin && paidOn === null && sums.payableInCents > 0 && (
              <button type="button" onClick={() => setPaying(true)} className={buttonStyle('action')}>
                <Trans comment="Button: say on which day a month was paid to the owner">Mark as paid out</Trans>
              </button>
            )}
          </div>
          <Facts>
            <Fact label={<Trans comment="Column: place with lockers">Station</Trans>}>
              <Link to={adminPaths.station(stationId)} className="underline underline-offset-4">
                {stationName}
              </Link>
            </Fact>
            <Fact label={<Trans comment="Who gets the money">Payee</Trans>}>{payee}</Fact>
            <Fact label={<Trans comment="Of a company">Tax number</Trans>}>{taxNumber}</Fact>
            <Fact label="IBAN">
              <span className="break-all">{inGroups(iban)}</span>
            </Fact>
            <Fact label={<Trans comment="When a month was closed">Closed on</Trans>}>
              {longDateText(closedAt, 'UTC', locale)}
            </Fact>
            <Fact label={<Trans comment="Column: the day on which a month was paid to the owner">Paid on</Trans>}>
              {paidOn === null ? undefined : dayText(paidOn, locale)}
            </Fact>
            <Fact label={<Trans comment="Number of a statement">Statement</Trans>}>
              <CopyableId id={statementId} />
            </Fact>
          </Facts>
        </div>
      </div>
      {isPaying && <PaidDialog statement={statement} today={today} onClose={() => setPaying(false)} />}
    </StaffPage>
  );
}
