import { z } from 'zod';
import { del, get, post } from '../call.ts';
import {
  Cents,
  Day,
  Email,
  Id,
  Moment,
  MomentInput,
  PageQuery,
  Pagination,
  PaymentUrl,
  PhoneInput,
  StationId,
  Success,
} from '../fields.ts';
import { Locale } from '../states.ts';
import {
  ApproximateLocation,
  Availability,
  BookingDetail,
  BookingRow,
  Debt,
  GiftCard,
  OwnClaim,
  Pass,
  Review,
  Station,
  StationWithBookings,
} from './entities.ts';

const stationParams = z.object({ stationId: StationId });
const bookingParams = z.object({ bookingId: Id });
/** With `preview` the sum is only told, nothing happens. */
const preview = z.object({ preview: z.boolean().default(false) });

export const CheckoutWish = z.object({
  stationId: StationId,
  start: MomentInput,
  end: MomentInput,
  count: z.int().min(1).max(99),
  acceptedTermsAndConditions: z.boolean(),
  phone: PhoneInput,
  giftCardCode: z.string().trim().max(40).optional(),
});
export type CheckoutWish = z.output<typeof CheckoutWish>;

export const rentalCalls = {
  stations: get('public', '/stations', {
    access: 'anyone',
    summary: 'All stations the viewer may see, with their upcoming bookings',
    answer: z.object({ stations: z.array(StationWithBookings) }),
  }),
  station: get('public', '/stations/:stationId', {
    access: 'anyone',
    summary: 'One station',
    params: stationParams,
    answer: z.object({ station: Station }),
  }),
  stationAvailability: get('public', '/stations/:stationId/availability', {
    access: 'anyone',
    summary: 'Free boards through one day of the station',
    params: stationParams,
    query: z.object({ date: Day }),
    answer: Availability,
  }),
  location: get('public', '/location', {
    access: 'anyone',
    summary: 'Approximate location of the visitor, or null',
    answer: z.object({ location: ApproximateLocation.nullable() }),
  }),
  reviews: get('public', '/reviews', {
    access: 'anyone',
    summary: 'Published customer reviews',
    answer: z.object({ reviews: z.array(Review) }),
  }),
  writeReview: post('public', '/reviews', {
    access: 'customer',
    summary: 'Review a finished rental; published after a look by staff',
    body: z.object({ bookingId: Id, text: z.string().trim().min(3).max(1000), locale: Locale }),
    answer: Success,
  }),
  checkout: post('public', '/bookings/checkout', {
    access: 'customer',
    summary: 'Hold boards and open the payment page',
    headers: { 'X-Time-Zone': "The browser's zone; where its clock differs from the station's, booking is refused" },
    body: CheckoutWish,
    answer: PaymentUrl,
  }),
  paymentWebhook: post('public', '/bookings/stripe', {
    access: 'proof',
    summary: 'Events of the payment provider, signed',
    headers: { 'Stripe-Signature': "The provider's signature over time and body; without it the event is refused" },
    rawBody: true,
    answer: Success,
  }),
  myBookings: get('public', '/bookings', {
    access: 'customer',
    summary: 'The own bookings, newest first',
    query: PageQuery,
    answer: z.object({ bookings: z.array(BookingRow), pagination: Pagination, total: z.int() }),
  }),
  booking: get('public', '/bookings/:bookingId', {
    access: 'reader',
    summary: 'One booking with its sessions and door codes, for its customer and for who runs its station',
    params: bookingParams,
    answer: z.object({ booking: BookingDetail, station: Station }),
  }),
  cancelBooking: post('public', '/bookings/:bookingId/cancel', {
    access: 'customer',
    summary: 'Cancel, or with `preview` only tell the refund',
    params: bookingParams,
    body: preview.extend({
      /** What the customer was shown. If it is another sum by now, nothing happens. */
      refundInCents: Cents.optional(),
    }),
    answer: z.object({ refundInCents: Cents, paidInCents: Cents, cancelled: z.boolean() }),
  }),
  extendBooking: post('public', '/bookings/:bookingId/extend', {
    access: 'customer',
    summary: 'Extend once by one hour, or with `preview` only tell the price',
    params: bookingParams,
    body: preview,
    answer: z.object({ priceInCents: Cents, end: Moment, extended: z.boolean() }),
  }),
  confirmReturn: post('public', '/bookings/:bookingId/confirm', {
    access: 'customer',
    summary: 'The customer says that the session has ended',
    params: bookingParams,
    answer: Success,
  }),
  openMyDoor: post('public', '/bookings/:bookingId/sessions/:sessionId/open', {
    access: 'customer',
    summary: 'Open the door of a live session from the booking page',
    params: z.object({ bookingId: Id, sessionId: Id }),
    answer: Success,
  }),
  bookingCalendar: get('public', '/bookings/:bookingId/calendar.ics', {
    access: 'customer',
    summary: 'The booking as a calendar entry',
    params: bookingParams,
    answer: z.string(),
    form: 'calendar',
  }),
  myDebts: get('public', '/debts', {
    access: 'customer',
    summary: 'What the customer still owes',
    answer: z.object({ debts: z.array(Debt) }),
  }),
  payDebt: post('public', '/debts/:debtId/pay', {
    access: 'customer',
    summary: 'Open the payment page for a debt',
    params: z.object({ debtId: Id }),
    answer: PaymentUrl,
  }),
  myClaims: get('public', '/claims', {
    access: 'customer',
    summary: 'Money asked for what is missing or broken',
    answer: z.object({ claims: z.array(OwnClaim) }),
  }),
  answerClaim: post('public', '/claims/:claimId/answer', {
    access: 'customer',
    summary: 'Agree to a claim or contest it, within seven days',
    params: z.object({ claimId: Id }),
    body: z.object({ agrees: z.boolean(), answer: z.string().trim().max(2000) }),
    answer: OwnClaim,
  }),
  myPasses: get('public', '/passes', {
    access: 'customer',
    summary: 'The own seasonal passes and what a new one costs',
    answer: z.object({ passes: z.array(Pass), priceInCents: Cents, endsAt: Moment.nullable() }),
  }),
  buyPass: post('public', '/passes/checkout', {
    access: 'customer',
    summary: 'Buy a seasonal pass',
    body: z.object({ acceptedTermsAndConditions: z.boolean() }),
    answer: PaymentUrl,
  }),
  endPass: del('public', '/passes/:passId', {
    access: 'customer',
    summary: 'End the own seasonal pass',
    params: z.object({ passId: Id }),
    answer: Success,
  }),
  buyGiftCard: post('public', '/gift-cards/checkout', {
    access: 'customer',
    summary: 'Buy a gift card; its voucher code is sent by e-mail',
    body: z.object({
      amountInCents: z.int().min(1000).max(50_000),
      recipientEmail: Email.optional(),
      message: z.string().trim().max(500).optional(),
    }),
    answer: PaymentUrl,
  }),
  giftCard: get('public', '/gift-cards/:code', {
    access: 'customer',
    summary: 'Balance of a gift card',
    params: z.object({ code: z.string().min(4).max(40) }),
    answer: z.object({ giftCard: GiftCard }),
  }),
};
