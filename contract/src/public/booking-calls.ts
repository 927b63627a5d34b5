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
import { RefundPart } from './refund-part.ts';
import { Availability, BookingDetail, BookingRow, Overtime, Station } from './entities.ts';

const bookingParams = z.object({ bookingId: Id });
const stationParams = z.object({ stationId: StationId });
/** With `preview` the sum is only told, nothing happens. */
const preview = z.object({ preview: z.boolean().default(false) });
export const CheckoutWish = z.object({
  stationId: StationId,
  start: MomentInput,
  end: MomentInput,
  count: z.int().min(1).max(99),
  acceptedTermsAndConditions: z.boolean(),
  /** Which ones were shown. If there are newer ones by now, they are to be read first. */
  termsVersion: z.string().max(40).optional(),
  phone: PhoneInput,
  giftCardCode: z.string().trim().max(40).optional(),
  /** Left out, a pass is used where it applies. */
  usePass: z.boolean().optional(),
  /** Where nothing is to be paid now: the card that the quote names stands for the rest, and no page follows. */
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

/** What a wish would cost, to the cent as the checkout would charge it. */
export const BookingQuote = z.object({
  /** Per board. */
  hourlyFeeInCents: Cents,
  startingFeeInCents: Cents,
  /** Of all boards, before pass and gift card. */
  totalInCents: Cents,
  /** What a pass takes off; null without one that applies. With `usePass` false it tells what it would save. */
  pass: z.object({ name: z.string(), savesInCents: Cents, isUsed: z.boolean() }).nullable(),
  /** Until then another booking has the pass that would apply. */
  passBusyUntil: Moment.nullable(),
  /** What the gift card pays, and what stays on it. */
  giftCard: z.object({ paysInCents: Cents, staysInCents: Cents }).nullable(),
  toPayInCents: Cents,
  /** What the card may be charged at most, damage aside. */
  totalAuthorizationInCents: Cents,
  /** Where nothing is to be paid: a card that its holder wished to be offered, and what they agree to with it. */
  savedCard: z.object({ brand: z.string(), lastDigits: z.string(), agreement: z.string() }).nullable(),
});
export type BookingQuote = z.output<typeof BookingQuote>;

/** What a customer books, and what they do with a booking. */
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
      /** `next`: what is to come by its start, then what is past; without holds that nobody paid for. */
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
      /** Which boards; all of them where none is named. */
      sessionIds: z.array(Id).min(1).max(3).optional(),
      /** What the customer was shown. If it is another sum by now, nothing happens. */
      refundInCents: Cents.optional(),
    }),
    answer: z.object({
      /** What the customer gets back. */
      refundInCents: Cents,
      /** Where each part of it goes, and what goes to somebody else. */
      parts: z.array(RefundPart),
      /** For the boards that are cancelled. */
      paidInCents: Cents,
      /** The normal price of a pass hour that is given up too late. */
      passChargeInCents: Cents,
      /** The station is out of reach, so a code may open its door until it has heard of the cancellation. */
      awaitsStation: z.boolean(),
      cancelled: z.boolean(),
    }),
  }),
  extendBooking: post('public', '/bookings/:bookingId/extend', {
    access: 'customer',
    summary: 'Extend once by one hour, or with `preview` only tell the price',
    params: bookingParams,
    body: preview.extend({
      /** What the customer was shown. If it is another price by now, nothing happens. */
      priceInCents: Cents.optional(),
    }),
    answer: z.object({
      priceInCents: Cents,
      end: Moment,
      extended: z.boolean(),
      /** The saved card did not pay: here the customer can. */
      payUrl: z.url().nullable(),
      /** While it is not paid: until then the hour is kept. */
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
