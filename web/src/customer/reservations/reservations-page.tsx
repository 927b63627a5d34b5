import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { groupReservations } from './group-reservations.ts';
import { NewBookingLink } from './new-booking-link.tsx';
import { NoReservations } from './no-reservations.tsx';
import { ReservationGroup } from './reservation-group.tsx';
import { NowTable, ReservationTable } from './reservation-table.tsx';
import type { ReservationsData } from './reservations-data.ts';
import { useFreshReservations } from './use-fresh-reservations.ts';

/** Texts change by the minute. */
const TICK_EVERY_MS = 5_000;

export function ReservationsPage({ reservations }: { reservations: ReservationsData }) {
  const { t } = useLingui();
  const { rows, page, pages } = reservations;
  const isEmpty = rows.length === 0;
  const { now, upcoming, past } = groupReservations(rows, useClock(reservations.now, TICK_EVERY_MS));
  useFreshReservations(rows);
  return (
    <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-14 md:pb-36">
      <PageHead title={t`Your reservations`} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Your reservations</Trans>
        </h1>
        {!isEmpty && <NewBookingLink />}
      </div>
      {isEmpty ? (
        <NoReservations />
      ) : (
        <>
          <ReservationGroup
            id="now"
            title={t({ message: 'Now', comment: 'Heading above bookings that are running, or whose code works' })}
            rows={now}
            table={NowTable}
          />
          <ReservationGroup
            id="upcoming"
            title={t({ message: 'Upcoming', comment: 'Heading above bookings that are to come' })}
            rows={upcoming}
            table={ReservationTable}
          />
          <ReservationGroup
            id="past"
            title={t({ message: 'Past', comment: 'Heading above bookings that are over or cancelled' })}
            rows={past}
            table={ReservationTable}
          />
          <Pager
            at={{ page, pages, hrefOf: paths.reservations }}
            words={{
              back: <Trans comment="Link to the page before">Newer</Trans>,
              on: <Trans comment="Link to the next page, with older bookings">Older</Trans>,
            }}
          />
        </>
      )}
    </main>
  );
}
