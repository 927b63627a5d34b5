import { adminPaths } from '@laine/contract/admin-paths.ts';
import { ClaimStatus } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { MoneyFrame } from '../money/money-frame.tsx';
import { claimStatusWords } from '../words/claim-words.ts';
import { ClaimState } from './claim-state.tsx';
import { claimsList } from './claims-list.ts';

type Answer = AnswerOf<typeof claimsList>;
type ListedClaim = Answer['claims'][number];
type Props = { stations: readonly NamedStation[]; loaded: Answer };

/** Claims for missing and broken things, newest first. */
export function ClaimsPage({ stations, loaded }: Props) {
  const { t, i18n } = useLingui();
  const list = useList(claimsList, loaded);
  const { claims, total } = list.answer;
  return (
    <MoneyFrame>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SelectField
          {...list.field('status')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={ClaimStatus.options.map((value) => ({ value, label: i18n._(claimStatusWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
        <StationFilter {...list.field('station')} stations={stations} />
      </TableFilters>
      <ListTable
        caption={t({ message: 'Claims', comment: 'Tab: money asked for missing or broken things' })}
        columns={columns(stations)}
        rows={claims}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.claim(id)}
        asked={list.asked}
        empty={
          <EmptyState isInside title={t({ message: 'No claims', comment: 'The list of claims is empty' })}>
            {list.isFiltered
              ? t`None matches these filters.`
              : t`A missing thing leaves a draft here. For a broken one, open the booking and propose a claim.`}
          </EmptyState>
        }
      />
      <ListPager list={list} total={total} rowsPerPage={claimsList.rowsPerPage} />
    </MoneyFrame>
  );
}

function columns(stations: readonly NamedStation[]): readonly Column<ListedClaim>[] {
  const byId = new Map(stations.map((station) => [station.id, station]));
  return [
    {
      key: 'items',
      heading: <Trans comment="Column: the things that a claim is about">Things</Trans>,
      cell: ({ items, note }) => (
        <span className="font-medium">{items.map(({ name }) => name).join(', ') || note || '–'}</span>
      ),
      onCard: 'title',
    },
    {
      key: 'station',
      heading: <Trans comment="Column: place with lockers">Station</Trans>,
      cell: ({ stationName }) => stationName,
    },
    {
      key: 'customer',
      heading: <Trans comment="Column: who booked">Customer</Trans>,
      cell: ({ customerName }) => customerName || '–',
    },
    {
      key: 'proposer',
      heading: <Trans comment="Column: who proposed a claim">Proposed by</Trans>,
      cell: ({ proposerName }) => proposerName || '–',
      needs: 'lg',
    },
    {
      key: 'time',
      heading: (
        <Trans context="moment" comment="Column: when something happened">
          Time
        </Trans>
      ),
      cell: ({ createdAt, stationId }) => (
        <ZonedTime moment={createdAt} timeZone={byId.get(stationId)?.timeZone ?? 'UTC'} />
      ),
    },
    {
      key: 'sum',
      heading: <Trans comment="Label: how much money">Sum</Trans>,
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'end',
    },
    {
      key: 'status',
      heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
      cell: ({ status }) => <ClaimState status={status} />,
      onCard: 'corner',
    },
  ];
}
