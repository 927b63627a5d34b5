import { Trans } from '@lingui/react/macro';
import { BookingRow } from './booking-row.tsx';
import type { BookingRowData } from './home-data.ts';
import { MoreBookings } from './more-bookings.tsx';

const SHOWN = 4;

export function UpcomingBookings({ bookings }: { bookings: readonly BookingRowData[] }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 className="text-sm font-semibold">
        <Trans comment="Above the list of times at which boards of this station are already booked">
          Upcoming bookings
        </Trans>
      </h4>
      {bookings.length > 0 ? (
        <>
          <ul className="mt-1">
            {bookings.slice(0, SHOWN).map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
          {bookings.length > SHOWN && <MoreBookings bookings={bookings.slice(SHOWN)} total={bookings.length} />}
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>No upcoming bookings</Trans>
        </p>
      )}
    </div>
  );
}
