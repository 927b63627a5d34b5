import { adminPaths } from '@laine/contract/admin-paths.ts';
import { statementCalls, type Statement } from '@laine/contract/admin/statement-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Link } from 'react-router';
import { dayText, monthText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { MoneyFrame } from './money-frame.tsx';
import { PaidBadge } from './paid-badge.tsx';
import { RunningMonths } from './running-months.tsx';
import { statementsList } from './statements-list.ts';

/** With more stations, the reader chooses the one whose running month is summed up. */
const MAX_PREVIEWS = 3;

type Props = { stations: readonly NamedStation[]; loaded: AnswerOf<typeof statementsList> };

/** Income of stations: the running month first, then the closed ones. */
export function MoneyPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const list = useList(statementsList, loaded);
  const { shown, field, input } = list;
  const { statements, total } = list.answer;
  const previewed = shown.station === undefined ? stations.map(({ id }) => id) : [shown.station];
  const stationOf = (id: string) => stations.find((station) => station.id === id) ?? { id, name: id };
  const { isAdmin } = use(StaffPersonContext);
  const [first] = previewed;
  const title = t({ message: 'Statements', comment: 'Heading: the closed months of stations' });
  return (
    <MoneyFrame actions={<CsvLink href={callAddress(statementCalls.statementsCsv, input)} />}>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <StationFilter {...field('station')} stations={stations} />
        <SelectField
          {...field('paid')}
          label={t({ message: 'Paid out', comment: 'Filter and column: whether a month was paid to the owner' })}
          options={[
            { value: 'no', label: t({ message: 'Not yet', comment: 'A month was not paid to the owner yet' }) },
            {
              value: 'yes',
              label: t({ message: 'Paid out', comment: 'Filter and column: whether a month was paid to the owner' }),
            },
          ]}
          none={t({ message: 'All', comment: 'No filter' })}
        />
      </TableFilters>
      {previewed.length > MAX_PREVIEWS ? (
        <p className="text-sm text-ink-soft">
          <Trans>Choose a station to see what its running month has brought so far.</Trans>
        </p>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {previewed.map((stationId) => (
            <RunningMonths key={stationId} station={stationOf(stationId)} />
          ))}
        </div>
      )}
      <section aria-label={title} className="grid gap-4">
        <h2 className="text-lg">{title}</h2>
        <ListTable
          caption={title}
          columns={columns(locale)}
          rows={statements}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => adminPaths.statement(id)}
          asked={list.asked}
          empty={
            <EmptyState
              isInside
              title={t`No statements yet`}
              action={
                isAdmin &&
                !list.isFiltered && (
                  <Link
                    to={
                      previewed.length === 1 && first !== undefined
                        ? adminPaths.station(first, 'people')
                        : adminPaths.stations()
                    }
                    className={buttonStyle('quiet', 'small')}
                  >
                    {previewed.length === 1 ? (
                      <Trans comment="Link to the form of the owner's share">Agree on a share</Trans>
                    ) : (
                      <Trans comment="Link to the stations, where the owner's share is set under People">
                        Agree on a share: choose a station, then People
                      </Trans>
                    )}
                  </Link>
                )
              }
            >
              {list.isFiltered
                ? t`None matches these filters.`
                : t`A month is closed a few days after its end, once a share has been agreed.`}
            </EmptyState>
          }
        />
        <ListPager list={list} total={total} rowsPerPage={statementsList.rowsPerPage} />
      </section>
    </MoneyFrame>
  );
}

const columns = (locale: ReturnType<typeof useLocale>): readonly Column<Statement>[] => [
  {
    key: 'month',
    heading: <Trans comment="Column: month of a statement">Month</Trans>,
    cell: ({ month }) => (
      <span className="inline-block font-medium first-letter:uppercase">{monthText(month, locale)}</span>
    ),
    onCard: 'title',
  },
  {
    key: 'station',
    heading: <Trans comment="Column: place with lockers">Station</Trans>,
    cell: ({ stationName }) => stationName,
  },
  {
    key: 'turnover',
    heading: <Trans comment="Column: what a station earned in a month, with VAT">Turnover</Trans>,
    cell: ({ sums }) => <Money cents={sums.turnoverInCents} />,
    align: 'end',
  },
  {
    key: 'share',
    heading: <Trans comment="Column: the part of a month that is the owner's">Owner’s share</Trans>,
    cell: ({ sums }) => <Money cents={sums.shareInCents} />,
    align: 'end',
    needs: 'lg',
  },
  {
    key: 'payable',
    heading: <Trans comment="Column: what the owner gets for a month">To be paid</Trans>,
    cell: ({ sums }) => (
      <span className="font-semibold">
        <Money cents={sums.payableInCents} />
      </span>
    ),
    align: 'end',
  },
  {
    key: 'paid',
    heading: <Trans comment="Filter and column: whether a month was paid to the owner">Paid out</Trans>,
    cell: (statement) => <PaidBadge statement={statement} />,
    onCard: 'corner',
  },
  {
    key: 'paidOn',
    heading: <Trans comment="Column: the day on which a month was paid to the owner">Paid on</Trans>,
    cell: ({ paidOn }) => (paidOn === null ? '–' : dayText(paidOn, locale)),
    needs: 'xl',
  },
];
