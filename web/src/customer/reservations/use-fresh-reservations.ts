import { BOOKING_REFRESH_IN_SECONDS } from '@laine/rules/constants.ts';
import { useEffect } from 'react';
import { useRevalidateWhenOnline } from '../../ui/hooks/use-revalidate-when-online.ts';
import type { ReservationRow } from './reservations-data.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_IN_SECONDS * 1_000;

/**
 * A booking that waits for its payment is paid or let go within minutes, so it is looked after; a list without one
 * changes only by what its reader does elsewhere, and every page is read anew when they come back.
 */
export function useFreshReservations(rows: readonly ReservationRow[]): void {
  const lookAgain = useRevalidateWhenOnline();
  const isWaiting = rows.some(({ status }) => status === 'open');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void lookAgain(), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, lookAgain]);
}
