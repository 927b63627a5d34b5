import { Trans } from '@lingui/react/macro';
import { EmptyWaveArt } from '../../ui/art/board-art.tsx';
import { NewBookingLink } from './new-booking-link.tsx';

export function NoReservations() {
  return (
    <div className="mt-8 grid justify-items-center gap-3 rounded-card bg-sky dark:bg-paper px-6 py-14 text-center md:py-20">
      <EmptyWaveArt className="size-36" />
      <h2 className="mt-2 text-xl">
        <Trans>You have no reservations</Trans>
      </h2>
      <p className="mb-3 max-w-sm">
        <Trans>The water is calm and the boards are waiting. Your bookings and their door codes will be here.</Trans>
      </p>
      <NewBookingLink />
    </div>
  );
}
