import { Refusal } from '@laine/contract/refusals.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking } from '../../ground/principal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { lockBookingToExtend } from '../bookings/booking-to-extend.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { syncBookingTimes } from '../bookings/sync-booking-times.ts';
import { keepHour } from '../extensions/hold-hour.ts';
import { isExtensionHeld } from '../extensions/is-extension-held.ts';
import { offerHour } from '../extensions/offer-hour.ts';
import { countFreeTime } from './count-free-time.ts';

/** One more hour for free. Boards, closing time and the once-per-booking rule apply as for a paid hour. */
export async function giveHour(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId, reason }: { bookingId: string; reason: string },
): Promise<void> {
  const found = await getRunBooking(deps, actor.who, bookingId);
  requireSomebodyElsesBooking(actor.who, found);
  const { stationId } = found;
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const booking = await lockBookingToExtend(tx, bookingId);
    // The customer is paying for an hour right now.
    if (await isExtensionHeld(tx, bookingId)) throw new Refusal('state-moved-on');
    const offer = { ...(await offerHour(tx, station, booking, now)), priceInCents: 0 };
    const boards = [{ sessionId: null, seconds: offer.boards * HOUR_IN_SECONDS }];
    const worthInCents = await countFreeTime(tx, actor.who, { station, bookingId, boards }, now);
    const data = { until: offer.newEnd.toString(), reason, worthInCents };
    await recordAction(tx, actor, { action: 'booking-extended', target: bookingId, stationId, data }, now);
    await keepHour(tx, booking, { offer, askedFrom: 'staff' }, now);
    await syncBookingTimes(tx, bookingId, now);
  });
}
