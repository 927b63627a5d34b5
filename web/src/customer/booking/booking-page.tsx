import { useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundBooking } from '../../api/bookings.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LiveBooking } from './live-booking.tsx';
import { makeQueryClient } from './make-query-client.ts';

type Props = { bookingId: string; found: FoundBooking | null; now: string; isBackFromPayment: boolean };

export function BookingPage(props: Props) {
  const { t } = useLingui();
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <main id="main" tabIndex={-1} className="pb-24 md:pb-32">
        <PageHead title={t({ message: 'Booking', comment: 'Heading of the page about one booking' })} />
        <LiveBooking {...props} />
      </main>
    </QueryClientProvider>
  );
}
