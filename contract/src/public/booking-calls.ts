import { z } from 'zod';
import { get, post } from '../call.ts';
import {
  Cents,
  Day,
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
import { ComingBooking } from './coming-booking.ts';
import { Availability, BookingDetail, BookingRow, Overtime, Station } from './entities.ts';
import { RefundPart } from './refund-part.ts';

const bookingParams = z.object({ bookingId: Id });
const stationParams = z.object({ stationId: StationId });
/** With `preview` nothing happens; the answer is the sum. */
const preview = z.object({ preview: z.boolean().default(false) });
export const CheckoutWish = z.object({
  stationId: StationId,
  start: MomentInput,
  end: MomentInput,
  count: z.int().min(1).max(99),
  acceptedTermsAndConditions: z.boolean(),
  /** The version that was shown. If there is a newer one, it has to be read first. */
  termsVersion: z.string().max(40).optional(),
  phone: PhoneInput,
  giftCardCode: z.string().trim().max(40).optional(),
  /** Without it, a pass is used where it applies. */
  usePass: z.boolean().optional(),
  /** If nothing is due now, the card named in the quote secures the rest, and no payment page follows. */
  useSavedCard: z.boolean().optional(),
});
export type CheckoutWish = z.output<typeof CheckoutWish>;
export const QuoteWish = CheckoutWish.omit({
  acceptedTermsAndConditions: true,
  termsVersion: true,
  phone: true,
  useSavedCard: true,
});
export type QuoteWish = z.output<typeof QuoteWish>;

/** The price of a wish, to the cent as the checkout would charge it. */
export const BookingQuote = z.object({
  /** Per board. */
  hourlyFeeInCents: Cents,
  startingFeeInCents: Cents,
  /** For all boards, before pass and gift card. */
  totalInCents: Cents,
  /** The pass's discount; null if no pass applies. With `usePass` false it's what the pass would save. */
  pass: z.object({ name: z.string(), savesInCents: Cents, isUsed: z.boolean() }).nullable(),
  /** Another booking holds the pass that would apply until then. */
  passBusyUntil: Moment.nullable(),
  /** Paid by the gift card, and left on it. */
  giftCard: z.object({ paysInCents: Cents, staysInCents: Cents }).nullable(),
  toPayInCents: Cents,
  /** The most that the card may be charged, damage aside. */
  totalAuthorizationInCents: Cents,
  /** Set if nothing is due: a card that may stand for later charges, with the agreement text. */
  savedCard: z
    .object({
      brand: z.string(),
      lastDigits: z.string(),
      /** Its holder wished so; otherwise nothing is chosen for them. */
      isOfferedAgain: z.boolean(),
      agreement: z.string(),
    })
    .nullable(),
});
export type BookingQuote = z.output<typeof BookingQuote>;

export const bookingCalls = {
  stationAvailability: get('public', '/stations/:stationId/availability', {
    access: 'anyone',
    summary: 'Free boards through one day of the station',
    isCostly: true,
    params: stationParams,
    query: z.object({ date: Day }),
    answer: Availability,
  }),
  checkout: post('public', '/bookings/checkout', {
    access: 'customer',
    summary: 'Hold boards and open the payment page',
    headers: { 'X-Time-Zone': "The browser's zone; where its clock differs from the station's, booking is refused" },
    body: CheckoutWish,
    answer: PaymentUrl,
  }),
  quoteBooking: post('public', '/bookings/quote', {
    access: 'customer',
    summary: 'What a booking would cost with pass and gift card; nothing is held',
    isCostly: true,
    body: QuoteWish,
    answer: BookingQuote,
  }),
  judgePhone: post('public', '/bookings/phone', {
    access: 'customer',
    summary:
      'Whether the door code can go to this number by SMS; if not, it comes by mail and stands on the booking’s page',
    body: z.object({ stationId: StationId, phone: PhoneInput }),
    answer: z.object({ getsSms: z.boolean() }),
  }),
  myBookings: get('public', '/bookings', {
    access: 'customer',
    summary: 'The own bookings: all of them, the newest first, or those that were made, the next one first',
    query: PageQuery.extend({
      /** `next`: upcoming ones by start, then past ones, without unpaid holds. */
      order: z.enum(['newest', 'next']).default('newest'),
    }),
    answer: z.object({ bookings: z.array(BookingRow), pagination: Pagination, total: z.int() }),
  }),
  comingBookings: get('public', '/bookings/coming', {
    access: 'customer',
    summary: 'The own bookings that lie ahead or are on the water, with their door codes; the nearest first',
    answer: z.object({ bookings: z.array(ComingBooking) }),
  }),
  booking: get('public', '/bookings/:bookingId', {
    access: 'reader',
    scope: 'read',
    summary: 'One booking with its sessions and door codes, for its customer and for who runs its station',
    params: bookingParams,
    answer: z.object({ booking: BookingDetail, station: Station }),
  }),
  cancelBooking: post('public', '/bookings/:bookingId/cancel', {
    access: 'customer',
    summary: 'Cancel a booking or some of its boards, or with `preview` only tell the refund',
    params: bookingParams,
    body: preview.extend({
      /** Defaults to all boards. */
      sessionIds: z.array(Id).min(1).max(3).optional(),
      /** The sum that the customer saw. If it has changed, nothing happens. */
      refundInCents: Cents.optional(),
    }),
    answer: z.object({
      refundInCents: Cents,
      /** Where each part goes, including parts that go to somebody else. */
      parts: z.array(RefundPart),
      /** For the cancelled boards. */
      paidInCents: Cents,
      /** The normal price of a pass hour that is cancelled too late. */
      passChargeInCents: Cents,
      /** The station is out of reach, so a code may still open its door until it hears of the cancellation. */
      awaitsStation: z.boolean(),
      cancelled: z.boolean(),
    }),
  }),
  extendBooking: post('public', '/bookings/:bookingId/extend', {
    access: 'customer',
    summary: 'Extend once by one hour, or with `preview` only tell the price',
    params: bookingParams,
    body: preview.extend({
      /** The price that the customer saw. If it has changed, nothing happens. */
      priceInCents: Cents.optional(),
    }),
    answer: z.object({
      priceInCents: Cents,
      end: Moment,
      extended: z.boolean(),
      /** The saved card didn't pay; the customer can pay here. */
      payUrl: z.url().nullable(),
      /** While unpaid, the hour is kept until then. */
      heldUntil: Moment.nullable(),
    }),
  }),
  confirmReturn: post('public', '/bookings/:bookingId/confirm', {
    access: 'customer',
    summary: 'The customer, or an admin for them, says that the session has ended',
    params: bookingParams,
    answer: Success,
  }),
  sayAllRight: post('public', '/bookings/:bookingId/all-right', {
    access: 'customer',
    summary: 'Somebody whose board is not back says that no help is needed',
    params: bookingParams,
    answer: Success,
  }),
  objectToOvertime: post('public', '/bookings/:bookingId/overtime/object', {
    access: 'customer',
    summary: 'Say that overtime was charged wrongly: everything about it waits until an admin has answered',
    params: bookingParams,
    body: z.object({ text: z.string().trim().min(1).max(2000) }),
    answer: Overtime,
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
};
