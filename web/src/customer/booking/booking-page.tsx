import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import type { BookingData, ReviewData } from './booking-data.ts';
import { LiveBooking } from './live-booking.tsx';

type Props = {
  bookingId: string;
  found: BookingData | null;
  review: ReviewData | null;
  now: string;
  safetyLines: readonly string[];
  isBackFromPayment: boolean;
};

export function BookingPage(props: Props) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="pb-24 md:pb-32">
        <PageHead title={t({ message: 'Booking', comment: 'Heading of the page about one booking' })} />
        <LiveBooking {...props} />
      </main>
    </CallProvider>
  );
}
