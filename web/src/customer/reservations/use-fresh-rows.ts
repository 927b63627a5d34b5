import { BOOKING_REFRESH_IN_SECONDS } from '@laine/rules/constants.ts';
import { useEffect } from 'react';
import { useLookAgain } from '../../ui/use-look-again.ts';
import type { ReservationRow } from './reservations.ts';

const REFRESH_IN_MS = BOOKING_REFRESH_IN_SECONDS * 1_000;

/** Loaded when first needed: the list itself asks nothing of the server. */
const isServerThere = (): Promise<boolean> =>
  import('../../api/is-server-there.ts').then((api) => api.isServerThere()).catch(() => false);

/**
 * A booking that waits for its payment is paid or let go within minutes, so it is looked after; a list without one
 * changes only by what its reader does elsewhere, and is read anew when they come back.
 */
export function useFreshRows(rows: readonly ReservationRow[]): void {
  const lookAgain = useLookAgain(isServerThere);
  const isWaiting = rows.some(({ status }) => status === 'open');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void lookAgain(), REFRESH_IN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, lookAgain]);
}
