import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { NewBookingLink } from './new-booking-link.tsx';

export function NoReservations() {
  return (
    <div className="mt-8">
      <EmptyState title={<Trans>You have no reservations</Trans>} action={<NewBookingLink />}>
        <Trans>The water is calm and the boards are waiting. Your bookings and their door codes will be here.</Trans>
      </EmptyState>
    </div>
  );
}
