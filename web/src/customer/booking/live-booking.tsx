import { paths } from '@laine/contract/paths.ts';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { ownBookingsChange } from '../../api/own-bookings-change.ts';
import { productClock } from '../../api/product-clock.ts';
import { useAwakeScreen } from '../../ui/hooks/use-awake-screen.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { useFocusKept } from '../../ui/hooks/use-focus-kept.ts';
import { StaleNote } from '../../ui/state/stale-note.tsx';
import { atNextTimes } from './at-next-times.ts';
import type { BookingData, ReviewData } from './booking-data.ts';
import { bookingPhase } from './booking-phase.ts';
import { BookingView } from './booking-view.tsx';
import { needsScreen } from './now/needs-screen.ts';
import { useBooking } from './use-booking.ts';

type Props = {
  bookingId: string;
  found: BookingData | null;
  review: ReviewData | null;
  now: string;
  safetyLines: readonly string[];
  isBackFromPayment: boolean;
};

export function LiveBooking({
  bookingId,
  found: loaded,
  review,
  now: serverNow,
  safetyLines,
  isBackFromPayment,
}: Props) {
  const now = useClock(serverNow);
  const { found, isSignedOut, isOutOfReach, updatedAtInMs } = useBooking(bookingId, loaded, isBackFromPayment);
  const phase = found && bookingPhase(found.booking, now, isBackFromPayment);
  const state = found && JSON.stringify([phase, found.booking.status, found.booking.metadata, found.booking.sessions]);
  useEffect(() => ownBookingsChange.note(state), [state]);
  useFocusKept();
  useAwakeScreen(Boolean(found && phase && needsScreen(phase, atNextTimes(found.booking, now).metadata.start, now)));
  if (isSignedOut) return <Navigate to={paths.login({ redirect: paths.booking(bookingId) })} replace />;
  if (!found || !phase) return null; // An answer other than 200 shows an empty page.
  const { booking, station } = found;
  const isFreshlyPaid = booking.status === 'complete' && (isBackFromPayment || loaded?.booking.status === 'open');
  return (
    <>
      <div aria-live="polite" className="contents">
        {isOutOfReach && <StaleNote updatedAt={productClock.at(updatedAtInMs)} timeZone={station.timeZone} />}
      </div>
      <BookingView
        booking={booking}
        station={station}
        phase={phase}
        review={review}
        now={now}
        safetyLines={safetyLines}
        isFreshlyPaid={isFreshlyPaid && (phase === 'waiting' || phase === 'ready')}
      />
    </>
  );
}
