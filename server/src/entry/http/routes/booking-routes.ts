import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { isLoopback } from '@laine/contract/is-loopback.ts';
import { MAX_DAYS_AHEAD } from '@laine/rules/constants.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import type { Deps } from '../../../ground/deps.ts';
import { calendarEntry } from '../../../rental/bookings/calendar-entry.ts';
import { cancelBooking, cancelForOperator } from '../../../rental/bookings/cancel-booking.ts';
import { confirmReturn } from '../../../rental/bookings/confirm-return.ts';
import { dayAvailability } from '../../../rental/bookings/day-availability.ts';
import { judgePhone } from '../../../rental/bookings/judge-phone.ts';
import { listBookings } from '../../../rental/bookings/list-bookings.ts';
import { listComingBookings } from '../../../rental/bookings/list-coming-bookings.ts';
import { openMyDoor } from '../../../rental/bookings/open-my-door.ts';
import { getAdminBooking } from '../../../rental/bookings/present-admin-booking.ts';
import { quoteBooking } from '../../../rental/bookings/quote-booking.ts';
import { searchBookings } from '../../../rental/bookings/search-bookings.ts';
import { startCheckout } from '../../../rental/bookings/start-checkout.ts';
import { getBookingDetail } from '../../../rental/by-staff/get-booking-detail.ts';
import { giveGoodwill } from '../../../rental/by-staff/give-goodwill.ts';
import { giveHour } from '../../../rental/by-staff/give-hour.ts';
import { noteBooking } from '../../../rental/by-staff/note-booking.ts';
import { resendCode } from '../../../rental/by-staff/resend-code.ts';
import { readNotBack, sayAllRight } from '../../../rental/call-outs/say-all-right.ts';
import { chargeFollowUps } from '../../../rental/charges/charge-follow-ups.ts';
import { extendBooking } from '../../../rental/extensions/extend-booking.ts';
import { getBookingPage } from '../../../rental/extensions/get-booking-page.ts';
import { answerOvertime } from '../../../rental/overtime/answer-overtime.ts';
import { objectToOvertime } from '../../../rental/overtime/object-to-overtime.ts';
import { readOvertime } from '../../../rental/overtime/read-overtime.ts';
import { readReturns } from '../../../rental/returns/read-returns.ts';
import { readSharing } from '../../../rental/tickets/read-sharing.ts';
import { readBroadcastNews } from '../../../telling/notices/read-broadcast-news.ts';
import type { PublicCache } from '../pages/public-cache.ts';
import { addressOf } from '../request/address-of.ts';
import { done } from '../request/done.ts';
import { inTurn } from '../request/in-turn.ts';
import { readHeader } from '../request/read-header.ts';
import { encode, serve } from '../request/serve.ts';

export const bookingRoutes = (deps: Deps, cache: PublicCache) => [
  // Cached under its URL for everybody without a login, as long as nothing changes at the station: only whoever asks
  // first waits for a turn.
  serve(
    deps,
    calls.stationAvailability,
    async ({ who, input, visit, request }) => {
      const call = calls.stationAvailability;
      const read = () => inTurn(call, request, async () => encode(call, await dayAvailability(deps, who, input)));
      if (!visit.isAnonymous || !isNear(input.date, deps.now())) return read();
      return cache.findOrMake(callAddress(call, input), read, { stationId: input.stationId });
    },
    { takesTurn: false },
  ),

  serve(deps, calls.checkout, async ({ who, input, visit, request }) => {
    const { origin, locale } = visit;
    const timeZone = readHeader(request, 'x-time-zone');
    const address = addressOf(request);
    const network = isLoopback(address) || isLoopback(networkOf(address)) ? null : networkOf(address);
    const url = await startCheckout(deps, who, { ...input, origin, locale, timeZone, network });
    return { url: url.href };
  }),

  serve(deps, calls.quoteBooking, ({ who, input, visit: { locale } }) => quoteBooking(deps, who, { ...input, locale })),
  serve(deps, calls.judgePhone, ({ input }) => judgePhone(deps, input)),

  serve(deps, calls.myBookings, async ({ who, input }) => ({
    ...(await listBookings(deps, who, input)),
    pagination: input,
  })),

  serve(deps, calls.comingBookings, async ({ who }) => ({ bookings: await listComingBookings(deps, who) })),

  serve(deps, calls.booking, async ({ who, input, visit: { locale } }) => {
    const { booking, station } = await getBookingPage(deps, who, input, chargeFollowUps);
    const { query } = deps.db;
    const overtime = await readOvertime(query, booking.id, who);
    const notBack = await readNotBack(query, booking.id);
    const returns = { ...(await readReturns(query, booking.id, deps.now())), notBack };
    const news = await readBroadcastNews(query, booking.id, { locale, now: deps.now() });
    const sharing = await readSharing(deps, who, booking.id);
    return { booking: { ...booking, overtime, returns, sharing, news }, station };
  }),

  serve(deps, calls.sayAllRight, ({ who, input }) => done(sayAllRight(deps, who, input))),

  serve(deps, calls.objectToOvertime, ({ who, input }) => objectToOvertime(deps, who, input)),

  serve(deps, calls.answerOvertime, ({ actor, input }) => answerOvertime(deps, actor, input)),

  serve(deps, calls.cancelBooking, ({ actor, input }) => cancelBooking(deps, actor, input)),

  serve(deps, calls.extendBooking, ({ who, input, visit }) => {
    const { origin, locale } = visit;
    return extendBooking(deps, who, { ...input, origin, locale }, chargeFollowUps);
  }),

  serve(deps, calls.confirmReturn, ({ actor, input }) => done(confirmReturn(deps, actor, input))),

  serve(deps, calls.openMyDoor, async ({ who, input }) => ({ success: await openMyDoor(deps, who, input) })),

  serve(deps, calls.bookingCalendar, ({ who, input, visit, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="booking.ics"');
    const { origin, locale } = visit;
    return calendarEntry(deps, who, { ...input, origin, locale });
  }),

  serve(deps, calls.adminBookings, async ({ who, input }) => ({
    ...(await searchBookings(deps, who, input)),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.adminBooking, ({ who, input }) => getBookingDetail(deps, who, input)),

  serve(deps, calls.previewCancellation, ({ actor, input }) =>
    cancelForOperator(deps, actor, { ...input, preview: true }),
  ),

  serve(deps, calls.noteBooking, ({ actor, input }) => noteBooking(deps, actor, input)),

  serve(deps, calls.resendCode, ({ actor, input }) => done(resendCode(deps, actor, input))),

  serve(deps, calls.adminExtendBooking, async ({ who, actor, input }) => {
    await giveHour(deps, actor, input);
    return getAdminBooking(deps, who, input);
  }),

  serve(deps, calls.adminCancelBooking, async ({ who, actor, input }) => {
    await cancelForOperator(deps, actor, { ...input, preview: false });
    return getAdminBooking(deps, who, input);
  }),

  serve(deps, calls.giveGoodwill, async ({ who, actor, input }) => {
    await giveGoodwill(deps, actor, input);
    return getAdminBooking(deps, who, input);
  }),
];

/** Days that can be booked in some time zone: any other is quickly answered, and not worth a place in the cache. */
const isNear = (date: string, now: Temporal.Instant): boolean => {
  const daysAhead = dateIn('UTC', now).until(date).days;
  return daysAhead >= -1 && daysAhead <= MAX_DAYS_AHEAD + 1;
};
