import type { BookingStatus } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { findOpenPageOf } from '../../money/payments/payment-pages.ts';
import { closePage } from '../../money/payments/sync-page.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { applyCheckout } from './apply-checkout.ts';
import type { BookingRow } from './booking-store.ts';
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
  const page = await findOpenPageOf(deps.db.query, { bookingId });
  const state = page
    ? await closePage(deps, page, async (_deps, { id: pageId }, checkout) => {
        await applyCheckout(deps, booking, checkout, { endedBy, pageId });
      })
    : 'closed';
  if (state === 'open' || state === 'processing') throw new PaymentProblem('undecided', `page-${state}`);
  return releaseUnpaid(deps, booking, endedBy);
}

/** Nobody can pay any more. */
const releaseUnpaid = (deps: Deps, { id, stationId }: BookingRow, endedBy: HoldEnder): Promise<BookingStatus> =>
  withLockedStation(deps, stationId, async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking.status !== 'open') return booking.status;
    await releaseHold(deps, tx, booking, endedBy, deps.now());
    return 'expired';
  });
