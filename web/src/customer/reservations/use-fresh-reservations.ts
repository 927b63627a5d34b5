import { BOOKING_REFRESH_SECONDS } from '@laine/rules/constants.ts';
import { useEffect } from 'react';
import { useRevalidateWhenOnline } from '../../ui/hooks/use-revalidate-when-online.ts';
import type { ReservationRow } from './reservations-data.ts';

const REFRESH_EVERY_MS = BOOKING_REFRESH_SECONDS * 1_000;

/**
 * An unpaid booking is paid or released within minutes, so a list with one is refreshed. A list without one changes
 * only by what its reader does elsewhere, and every page is read again when they come back.
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
