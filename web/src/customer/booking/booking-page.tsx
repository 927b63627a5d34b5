import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { LiveBooking } from './live-booking.tsx';

export function BookingPage(props: ComponentProps<typeof LiveBooking>) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="pb-24 wrap-anywhere md:pb-32">
        <PageHead title={t({ message: 'Booking', comment: 'Heading of the page about one booking' })} />
        <LiveBooking {...props} />
      </main>
    </CallProvider>
  );
}
