import type { BookingStatus } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { applyCheckout } from './apply-checkout.ts';
import { findBooking, findBookingIdByCheckout } from './booking-store.ts';

/**
 * Asks the provider for a booking's payment and applies the answer. Webhooks, the booking page and the sweep all come
 * here, in any order and any number of times: the first one does the work, the others find it done.
 */
export async function syncCheckout(deps: Deps, bookingId: string): Promise<BookingStatus> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (!booking) throw new Error('bookings are never deleted');
  if (booking.checkoutId === null || booking.paidAt !== null) return booking.status;
  return applyCheckout(deps, bookingId, await deps.payments.findCheckout(booking.checkoutId));
}

/** For events: an unknown checkout isn't ours. */
export async function syncCheckoutById(deps: Deps, checkoutId: string): Promise<void> {
  const bookingId = await findBookingIdByCheckout(deps.db.query, checkoutId);
  if (bookingId !== undefined) await syncCheckout(deps, bookingId);
}
