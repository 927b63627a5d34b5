import type { BookingStatus } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { applyCheckout } from './apply-checkout.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import type { HoldEnder } from './release-hold.ts';
import { releaseHold } from './release-hold.ts';

/**
 * Ends a hold: the payment page is closed first, and the boards are released only when the provider confirms that. If
 * the provider says paid, the booking is paid. If it can't be asked, this throws, and the boards stay held: they are
 * never sold twice. Returns the booking's status.
 */
export async function endHold(
  deps: Deps,
  bookingId: string,
  endedBy: HoldEnder = 'hold-ended',
): Promise<BookingStatus> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (!booking) throw new Error('bookings are never deleted');
  if (booking.status !== 'open') return booking.status;
  if (booking.checkoutId === null && (await releaseUnseen(deps, booking, endedBy))) return 'expired';

  const checkoutId = booking.checkoutId ?? (await findBooking(deps.db.query, bookingId))?.checkoutId;
  if (!checkoutId) return endHold(deps, bookingId, endedBy);
  const checkout = await deps.payments.closeCheckout(checkoutId);
  if (checkout.state === 'open' || checkout.state === 'processing') {
    throw new PaymentProblem('undecided', `page-${checkout.state}`);
  }
  return applyCheckout(deps, bookingId, checkout, endedBy);
}

/** If the id of a page was never stored, nobody has seen the page. False when one was stored in the meantime. */
async function releaseUnseen(
  deps: Deps,
  { id, stationId }: { id: string; stationId: string },
  endedBy: HoldEnder,
): Promise<boolean> {
  return withLockedStation(deps, stationId, async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking.checkoutId !== null) return false;
    await releaseHold(deps, tx, booking, endedBy, deps.now());
    return true;
  });
}
