import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { BookingRow } from './booking-row.tsx';
import type { BookingRowData } from './home-data.ts';

type Props = { bookings: readonly BookingRowData[]; total: number };

/** A busy station must not push the next card off the screen. */
export function MoreBookings({ bookings, total }: Props) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-action group-open/more:hidden">
        <Trans comment="total is the number of bookings; opens the rest of the list">Show all {total}</Trans>
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <ul>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
    </details>
  );
}
