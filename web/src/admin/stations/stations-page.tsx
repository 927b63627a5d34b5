import { adminPaths } from '@laine/contract/admin-paths.ts';
import { dashboardCalls } from '@laine/contract/admin/dashboard-calls.ts';
import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { useCall } from '../../api/use-call.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { offsetOf, pagesFor } from '../../ui/table/paging.ts';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { listShownStations, needs } from './list-shown-stations.ts';
import { StationsMap } from './map/stations-map.tsx';
import { StationState } from './station-state.tsx';
import { ViewSwitch } from './view-switch.tsx';

const TICK_MS = 15_000;
const Address = z.object({
  search: Filter(z.string().max(100)),
  need: Filter(z.enum(needs)),
  view: Filter(z.enum(['map'])),
  page: PageNumber,
});
const ROWS_PER_PAGE = 50;

type Props = { loaded: CallAnswer<typeof dashboardCalls.dashboard>; mapStyleUrl: string | null };

export function StationsPage({ loaded, mapStyleUrl }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { isAdmin } = use(StaffPersonContext);
  const { stations, now: serverNow } = useCall(dashboardCalls.dashboard, {}, { initialData: loaded }).data ?? loaded;
  const now = useClock(serverNow, TICK_MS);
  const list = useListAddress(Address);
  const { hrefWith } = list;
  const { search, need, view } = list.shown;
  const isMap = view === 'map';
  // How stations are looked at is no filter: clearing those leaves the map where it is.
  const isFiltered = search !== undefined || need !== undefined;
  const rows = listShownStations(stations, list.shown, locale);
  // The last page for one that is beyond it: the list may have become shorter.
  const page = Math.min(list.shown.page, pagesFor(rows.length, ROWS_PER_PAGE));
  const onPage = rows.slice(offsetOf(page, ROWS_PER_PAGE)).slice(0, ROWS_PER_PAGE);
  const needOptions = [
    { value: 'alerts', label: t({ message: 'With alerts', comment: 'Filter: stations with open alerts' }) },
    { value: 'silent', label: t({ message: 'Silent', comment: 'Filter: stations that do not answer' }) },
    { value: 'closed', label: t({ message: 'Closed or hidden', comment: 'Filter: stations that take no bookings' }) },
  ] as const;
  return (
    <StaffPage title={t`Stations`} actions={isAdmin && <NewStationLink />}>
      <TableFilters isFiltered={isFiltered} clearHref={hrefWith({ search: undefined, need: undefined })}>
        <SearchField
          {...list.field('search')}
          label={t({ message: 'Name or id', comment: 'Search field for stations' })}
        />
        <SelectField
          {...list.field('need')}
          label={t({ message: 'Show', comment: 'Filter of a list of stations' })}
          options={needOptions}
          none={t({ message: 'All', comment: 'No filter' })}
        />
        <ViewSwitch isMap={isMap} listHref={hrefWith({ view: undefined })} mapHref={hrefWith({ view: 'map' })} />
      </TableFilters>
      <div className="group-data-cut:grayscale">
        {isMap && rows.length > 0 ? (
          <StationsMap stations={rows} styleUrl={mapStyleUrl} now={now} />
        ) : (
          <Table
            caption={t`Stations`}
            columns={columns(now)}
            rows={onPage}
            keyOf={({ stationId }) => stationId}
            hrefOf={({ stationId }) => adminPaths.station(stationId)}
            {...(rows.length === 0 && {
              instead: isFiltered ? (
                <EmptyState isInside title={<Trans>Nothing matches</Trans>}>
                  <Trans>Try other words, or clear the filters.</Trans>
                </EmptyState>
              ) : (
                <EmptyState isInside title={<Trans>No stations yet</Trans>} />
              ),
            })}
          />
        )}
      </div>
      {!isMap && <ListPager list={{ hrefWith, shown: { page } }} total={rows.length} rowsPerPage={ROWS_PER_PAGE} />}
    </StaffPage>
  );
}

const NewStationLink = () => (
  <Link to={adminPaths.newStation()} className={buttonStyle('action', 'small')}>
    <Plus aria-hidden className="size-4" />
    <Trans comment="Link to the page on which a station is set up">New station</Trans>
  </Link>
);

const columns = (now: Temporal.Instant): readonly Column<DashboardStation>[] => [
  {
    key: 'name',
    heading: <Trans comment="Column: name of the station">Station</Trans>,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    onCard: 'title',
  },
  {
    key: 'state',
    heading: <Trans>Status</Trans>,
    cell: (station) => <StationState station={station} />,
    onCard: 'corner',
  },
  {
    key: 'seen',
    heading: <Trans comment="Column: when the station was last heard from">Last heard</Trans>,
    cell: ({ lastSeenAt, timeZone }) =>
      lastSeenAt === null ? '–' : <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />,
    needs: 'lg',
  },
  {
    key: 'free',
    heading: <Trans comment="Column: boards that are free now">Free</Trans>,
    cell: ({ boardsFree }) => boardsFree,
    align: 'end',
  },
  {
    key: 'out',
    heading: <Trans comment="Column: boards that are with renters">Out</Trans>,
    cell: ({ boardsOut }) => boardsOut,
    align: 'end',
  },
  {
    key: 'late',
    heading: <Trans comment="Column: boards that should be back">Late</Trans>,
    cell: ({ overdue }) => <span className={overdue > 0 ? 'font-semibold text-alert' : ''}>{overdue}</span>,
    align: 'end',
  },
  {
    key: 'alerts',
    heading: <Trans comment="Column: open alerts">Alerts</Trans>,
    cell: ({ openAlerts }) => <span className={openAlerts > 0 ? 'font-semibold text-alert' : ''}>{openAlerts}</span>,
    align: 'end',
  },
];
