import { calls } from '@laine/contract/calls.ts';
import type { FastifyRequest } from 'fastify';
import { getAdminBooking } from '../../bookings/get-admin-booking.ts';
import { calendarEntry } from '../../bookings/calendar-entry.ts';
import { cancelBooking, cancelForOperator } from '../../bookings/cancel-booking.ts';
import { confirmReturn } from '../../bookings/confirm-return.ts';
import { dayAvailability } from '../../bookings/day-availability.ts';
import { getBooking } from '../../bookings/get-booking.ts';
import { listBookings } from '../../bookings/list-bookings.ts';
import { openMyDoor } from '../../bookings/open-my-door.ts';
import { startCheckout } from '../../bookings/start-checkout.ts';
import type { Deps } from '../../deps.ts';
import { receivePaymentEvent } from '../../payments/receive-payment-event.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

export const bookingRoutes = (deps: Deps) => [
  serve(deps, calls.stationAvailability, ({ who, params, query }) =>
    dayAvailability(deps, who, params.stationId, query.date),
  ),

  serve(deps, calls.checkout, async ({ who, body, request }) => {
    const { origin, locale } = request.visit;
    const url = await startCheckout(deps, who, body, { origin, locale, timeZone: header(request, 'x-time-zone') });
    return { url: url.href };
  }),

  serve(deps, calls.paymentWebhook, async ({ body, request }) => {
    await receivePaymentEvent(deps, body, header(request, 'stripe-signature') ?? '');
    return { success: true };
  }),

  serve(deps, calls.myBookings, async ({ who, query }) => ({
    ...(await listBookings(deps, who, query)),
    pagination: query,
  })),

  serve(deps, calls.booking, ({ who, params }) => getBooking(deps, who, params.bookingId)),

  serve(deps, calls.cancelBooking, ({ params, body, ...call }) =>
    cancelBooking(deps, actorOf(call), { ...params, ...body }),
  ),

  serve(deps, calls.confirmReturn, async ({ who, params }) => {
    await confirmReturn(deps, who, params.bookingId);
    return { success: true };
  }),

  serve(deps, calls.openMyDoor, async ({ who, params }) => ({ success: await openMyDoor(deps, who, params) })),

  serve(deps, calls.bookingCalendar, ({ who, params, request, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="booking.ics"');
    return calendarEntry(deps, who, params.bookingId, request.visit);
  }),

  serve(deps, calls.adminBooking, ({ who, params }) => getAdminBooking(deps, who, params.bookingId)),

  serve(deps, calls.adminCancelBooking, async ({ params, body, ...call }) => {
    await cancelForOperator(deps, actorOf(call), { ...params, ...body, preview: false });
    return (await getAdminBooking(deps, call.who, params.bookingId)).booking;
  }),
];

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
