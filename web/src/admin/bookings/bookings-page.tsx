import { adminPaths } from '@laine/contract/admin-paths.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isSameDay } from '../../i18n/moments.ts';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { useBookingStatusOptions } from '../words/use-status-options.ts';
import { bookingsList } from './bookings-list.ts';

type Answer = AnswerOf<typeof bookingsList>;
type ListedBooking = Answer['bookings'][number];
type Props = { stations: readonly NamedStation[]; loaded: Answer };

/** Bookings, newest first. With a customer on the phone, the search above every page is faster. */
export function BookingsPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const list = useList(bookingsList, loaded);
  const { field, asked } = list;
  const statusOptions = useBookingStatusOptions();
  const { bookings, total } = list.answer;
  const title = t({ message: 'Bookings', comment: 'Staff page: what customers booked' });
  return (
    <StaffPage title={title}>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <StationFilter {...field('station')} stations={stations} />
        <SelectField
          {...field('status')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={statusOptions}
          none={t({ message: 'All', comment: 'Choice of a filter: every state' })}
        />
        <DateField {...field('day')} label={t({ message: 'Day', comment: 'Filter: day of the rental' })} />
      </TableFilters>
      <p className="figures -mb-2 text-sm text-ink-soft" aria-live="polite">
        <Plural value={total} one="# booking" other="# bookings" />
      </p>
      <div className="group-data-cut:grayscale">
        <ListTable
          caption={title}
          columns={useColumns(stations)}
          rows={bookings}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => adminPaths.booking(id)}
          asked={asked}
          empty={
            <EmptyState isInside title={t`No bookings`}>
              {list.isFiltered ? t`None matches these filters.` : t`They appear here as they come.`}
            </EmptyState>
          }
        />
      </div>
      <ListPager list={list} total={total} rowsPerPage={bookingsList.rowsPerPage} />
    </StaffPage>
  );
}

function useColumns(stations: readonly NamedStation[]): readonly Column<ListedBooking>[] {
  const byId = new Map(stations.map((station) => [station.id, station]));
  const zoneOf = ({ stationId }: ListedBooking) => byId.get(stationId)?.timeZone ?? 'UTC';
  return [
    {
      key: 'customer',
      heading: <Trans comment="Column: who booked">Customer</Trans>,
      cell: ({ name, email, phone }) => name || (email && <EmailText email={email} />) || formatPhone(phone) || '–',
      onCard: 'title',
    },
    {
      key: 'phone',
      heading: <Trans>Phone number</Trans>,
      cell: ({ phone }) => <span className="whitespace-nowrap">{formatPhone(phone) || '–'}</span>,
      needs: 'xl',
    },
    {
      key: 'station',
      heading: <Trans comment="Column: place with lockers">Station</Trans>,
      cell: ({ stationId }) => byId.get(stationId)?.name ?? stationId,
    },
    {
      key: 'start',
      heading: <Trans comment="Column: when a rental begins">Start</Trans>,
      cell: (booking) => <ZonedTime moment={booking.start} timeZone={zoneOf(booking)} />,
    },
    {
      key: 'end',
      heading: <Trans comment="Column: when the rental ends">End</Trans>,
      cell: (booking) => <EndTime booking={booking} timeZone={zoneOf(booking)} />,
    },
    {
      key: 'boards',
      heading: <Trans comment="Column: number of boards">Board(s)</Trans>,
      cell: ({ count }) => count,
      align: 'end',
    },
    {
      key: 'paid',
      heading: (
        <Trans context="sum" comment="Column: sum paid for the booking">
          Paid
        </Trans>
      ),
      cell: ({ amountInCents }) => (amountInCents === null ? '–' : <Money cents={amountInCents} />),
      align: 'end',
    },
    {
      key: 'status',
      heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
      cell: ({ status }) => <BookingBadge status={status} />,
      onCard: 'corner',
    },
  ];
}

/** The start says whose clock it is, and the day unless the end is on another one. */
function EndTime({ booking: { start, end }, timeZone }: { booking: ListedBooking; timeZone: string }) {
  return <ZonedTime moment={end} timeZone={timeZone} isTimeOnly={isSameDay(start, end, timeZone)} isZoneSaid />;
}
