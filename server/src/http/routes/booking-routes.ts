import { calls } from '@laine/contract/calls.ts';
import { isLoopback } from '@laine/contract/is-loopback.ts';
import { networkOf } from '../../budgets/network-of.ts';
import { getAdminBooking } from '../../bookings/present-admin-booking.ts';
import { searchBookings } from '../../bookings/search-bookings.ts';
import { getBookingDetail } from '../../desk/get-booking-detail.ts';
import { giveGoodwill } from '../../desk/give-goodwill.ts';
import { noteBooking } from '../../desk/note-booking.ts';
import { resendCode } from '../../desk/resend-code.ts';
import { giveHour } from '../../desk/give-hour.ts';
import { calendarEntry } from '../../bookings/calendar-entry.ts';
import { cancelBooking, cancelForOperator } from '../../bookings/cancel-booking.ts';
import { confirmReturn } from '../../bookings/confirm-return.ts';
import { dayAvailability } from '../../bookings/day-availability.ts';
import { judgePhone } from '../../bookings/judge-phone.ts';
import { listBookings } from '../../bookings/list-bookings.ts';
import { listComingBookings } from '../../bookings/list-coming-bookings.ts';
import { openMyDoor } from '../../bookings/open-my-door.ts';
import { quoteBooking } from '../../bookings/quote-booking.ts';
import { startCheckout } from '../../bookings/start-checkout.ts';
import { chargeFollowUps } from '../../charges/charge-follow-ups.ts';
import type { Deps } from '../../deps.ts';
import { extendBooking } from '../../extensions/extend-booking.ts';
import { getBookingPage } from '../../extensions/get-booking-page.ts';
import { readBroadcastNews } from '../../notices/read-broadcast-news.ts';
import { answerOvertime } from '../../overtime/answer-overtime.ts';
import { objectToOvertime } from '../../overtime/object-to-overtime.ts';
import { readNotBack, sayAllRight } from '../../call-outs/say-all-right.ts';
import { readReturns } from '../../returns/read-returns.ts';
import { readOvertime } from '../../overtime/read-overtime.ts';
import { readSharing } from '../../tickets/read-sharing.ts';
import { addressOf } from '../request/address-of.ts';
import { done } from '../request/done.ts';
import { readHeader } from '../request/read-header.ts';
import { serve } from '../request/serve.ts';

export const bookingRoutes = (deps: Deps) => [
  serve(deps, calls.stationAvailability, ({ who, input }) => dayAvailability(deps, who, input)),

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

  serve(deps, calls.refundBooking, async ({ who, actor, input }) => {
    await giveGoodwill(deps, actor, input);
    return getAdminBooking(deps, who, input);
  }),
];
