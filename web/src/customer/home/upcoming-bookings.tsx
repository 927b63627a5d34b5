import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { BookingRow } from './booking-row.tsx';
import type { BookingRowData, HomeCardData } from './home-data.ts';
import { MoreBookings } from './more-bookings.tsx';

/** The next few of a station; the rest is loaded for whoever asks. */
export function UpcomingBookings({ station: { id, bookings: next, bookingCount } }: { station: HomeCardData }) {
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState<readonly BookingRowData[]>();
  const bookings = all ?? next;
  // The button that was pressed is gone: who goes on by keyboard goes on where the new rows begin.
  useLayoutEffect(() => {
    if (all) list.current?.children[next.length]?.querySelector('a')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they have come
  }, [all]);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 className="text-sm font-semibold">
        <Trans comment="Above the list of times at which boards of this station are already booked">
          Upcoming bookings
        </Trans>
      </h4>
      {bookings.length > 0 ? (
        <>
          <ul ref={list} className="mt-1">
            {bookings.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
          {!all && bookingCount > next.length && <MoreBookings stationId={id} total={bookingCount} onLoaded={setAll} />}
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>No upcoming bookings</Trans>
        </p>
      )}
    </div>
  );
}
