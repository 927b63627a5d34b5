import type { BookingStatus, SessionStatus } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react/macro';

type Option<Value> = { value: Value; label: string };

/** The states of a rented board, for filters. */
export function useSessionStatusOptions(): readonly Option<SessionStatus>[] {
  const { t } = useLingui();
  return [
    {
      value: 'created',
      label: t({ message: 'Available', comment: 'State of one rented board: it waits in its locker' }),
    },
    { value: 'started', label: t({ message: 'Started', comment: 'State of one rented board: it has been collected' }) },
    {
      value: 'finished',
      label: t({ message: 'Finished', comment: 'State of one rented board: it is back in its locker' }),
    },
    {
      value: 'cancelled',
      label: t({ message: 'Cancelled', context: 'board', comment: 'State of a booking or of one rented board' }),
    },
  ];
}

/** The states of a booking, for filters. */
export function useBookingStatusOptions(): readonly Option<BookingStatus>[] {
  const { t } = useLingui();
  return [
    { value: 'open', label: t({ message: 'Pending', comment: 'State of a booking: not paid yet' }) },
    { value: 'complete', label: t({ message: 'Paid', comment: 'State of a booking' }) },
    { value: 'expired', label: t({ message: 'Cancelled', comment: 'State of a booking or of one rented board' }) },
  ];
}
