import { insightCalls } from '@laine/contract/admin/insight-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { InsightCharts } from './insight-charts.tsx';
import { InsightFigures } from './insight-figures.tsx';
import { insightsList, shareLate, shareNoShows, shareSold, type InsightsAnswer } from './insights-data.ts';
import { InsightsFilter } from './insights-filter.tsx';
import { SoldByHour } from './sold-by-hour.tsx';
import { useFigureText } from './use-figure-text.ts';

type Props = { stations: readonly NamedStation[]; loaded: InsightsAnswer };

/** How the stations are doing, over days rather than now. */
export function InsightsPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const list = useList(insightsList, loaded);
  const { input, answer: shown } = list;
  const { error, askAgain } = list.asked;
  const { now, before, use, isBehind } = shown;
  const isEmpty = now.sums.boards === 0 && now.sums.revenueInCents === 0 && before.sums.boards === 0;
  return (
    <StaffPage
      title={t({ message: 'Insights', comment: 'Staff page: how the stations are doing, in charts' })}
      actions={<CsvLink href={callAddress(insightCalls.insightsCsv, { ...input, from: now.from, to: now.to })} />}
    >
      <InsightsFilter list={list} stations={stations} shown={shown} />
      {isBehind && (
        <p aria-live="polite" className="-mb-2 text-sm text-ink-soft">
          <Trans>The latest changes are being counted. They are here within minutes.</Trans>
        </p>
      )}
      {error ? (
        <ErrorState error={error} onRetry={() => void askAgain()} />
      ) : isEmpty ? (
        <EmptyState title={t`Nothing was rented on these days`}>
          <Trans>Choose other days, or another station.</Trans>
        </EmptyState>
      ) : (
        <>
          <InsightFigures now={now.sums} before={before.sums} />
          <InsightCharts now={now} before={before} />
          <SoldByHour use={use} />
          {shown.stations.length > 1 && (
            <ByStation rows={shown.stations} hrefOf={(station) => list.hrefWith({ station })} />
          )}
        </>
      )}
    </StaffPage>
  );
}

type Row = InsightsAnswer['stations'][number];

function ByStation({ rows, hrefOf }: { rows: readonly Row[]; hrefOf: (stationId: string) => string }) {
  const { t } = useLingui();
  const { money, share } = useFigureText();
  const columns: readonly Column<Row>[] = [
    {
      key: 'station',
      heading: <Trans comment="Column: name of the station">Station</Trans>,
      cell: ({ name }) => name,
      onCard: 'title',
    },
    {
      key: 'revenue',
      heading: <Trans comment="Figure: money that came, less refunds">Revenue</Trans>,
      cell: ({ sums }) => money(sums.revenueInCents),
      align: 'end',
    },
    {
      key: 'bookings',
      heading: <Trans comment="Figure: how many bookings">Bookings</Trans>,
      cell: ({ sums }) => sums.bookings,
      align: 'end',
    },
    {
      key: 'sold',
      heading: <Trans comment="Figure: share of the boards' time that was sold">Time sold</Trans>,
      cell: ({ sums }) => share(shareSold(sums)),
      align: 'end',
    },
    {
      key: 'late',
      heading: (
        <Trans comment="Figure: share of the boards that came back more than ten minutes late">Late returns</Trans>
      ),
      cell: ({ sums }) => share(shareLate(sums)),
      align: 'end',
    },
    {
      key: 'noShows',
      heading: <Trans comment="Figure: share of the boards that nobody came for">No-shows</Trans>,
      cell: ({ sums }) => share(shareNoShows(sums)),
      align: 'end',
    },
  ];
  return (
    <section aria-labelledby="by-station" className="grid gap-3">
      <h2 id="by-station" className="text-lg">
        <Trans comment="Heading: figures of each station">By station</Trans>
      </h2>
      <Table
        caption={t({ message: 'By station', comment: 'Heading: figures of each station' })}
        columns={columns}
        rows={rows}
        keyOf={({ stationId }) => stationId}
        hrefOf={({ stationId }) => hrefOf(stationId)}
      />
    </section>
  );
}
