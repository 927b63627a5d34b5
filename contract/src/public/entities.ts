import { z } from 'zod';
import { Cents, Id, LockerNumber, Moment, StationId } from '../fields.ts';
import {
  BookingStatus,
  ClaimStatus,
  DebtReason,
  DebtStatus,
  GiftCardStatus,
  ItemKind,
  Locale,
  LoginMethod,
  OvertimeBilling,
  PassStatus,
  SessionStatus,
  StationStatus,
} from '../states.ts';

/** What customers and visitors see. Answer shapes: nothing is converted here. */

export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string().optional(),
  phone: z.string().optional(),
  /** ISO 3166 code. */
  country: z.string().optional(),
  postalCode: z.string().optional(),
  metadata: z.object({ image: z.string().optional(), locale: Locale.optional() }),
  /** Which entries the header shows: an admin, an owner of stations, or neither. */
  isAdmin: z.boolean(),
  isOwner: z.boolean(),
  /** Set while the account waits for its deletion; the person may take it back until then. */
  removedOn: Moment.optional(),
});
export type User = z.infer<typeof User>;

export const BookingSummary = z.object({
  id: Id,
  metadata: z.object({ start: Moment, end: Moment, count: z.string() }),
  /** The viewer's own booking. */
  own: z.boolean(),
});
export type BookingSummary = z.infer<typeof BookingSummary>;

export const Station = z.object({
  id: StationId,
  name: z.string(),
  locationText: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  images: z.array(z.string()),
  status: StationStatus,
  timeZone: z.string(),
  phone: z.string(),
  email: z.string(),
  openTimeInSeconds: z.int(),
  closeTimeInSeconds: z.int(),
  minDurationInSeconds: z.int(),
  maxDurationInSeconds: z.int(),
  maxOvertimeInSeconds: z.int(),
  maxBoardCount: z.int(),
  pricePerHourInCents: z.int(),
  startingFeeInCents: z.int(),
  turnaroundInSeconds: z.int(),
  overtimeBilling: OvertimeBilling,
  extensionPercent: z.int(),
  vatPercent: z.number(),
});
export type Station = z.infer<typeof Station>;

export const StationWithBookings = Station.extend({ bookings: z.array(BookingSummary) });
export type StationWithBookings = z.infer<typeof StationWithBookings>;

export const Session = z.object({
  id: Id,
  status: SessionStatus,
  /** Null until the booking is paid. */
  code: z.string().nullable(),
  lockerNumber: LockerNumber.nullable(),
  firstOpenTime: Moment.nullable(),
  closeTime: Moment.nullable(),
});
export type Session = z.infer<typeof Session>;

export const Booking = z.object({
  id: Id,
  status: BookingStatus,
  amount_total: Cents.nullable(),
  /** The payment provider's customer. */
  customer: z.string().nullable(),
  metadata: z.object({
    stationId: StationId,
    start: Moment,
    end: Moment,
    count: z.string(),
    acceptedTermsAndConditions: z.enum(['true', 'false']),
    phone: z.string(),
  }),
});
export type Booking = z.infer<typeof Booking>;

/** What the customer may do with the booking now; the server decides, the page only shows. */
export const BookingActions = z.object({
  resumePaymentUrl: z.url().nullable(),
  /** What that page asks for. `amount_total` is null until it is paid. */
  amountDueInCents: Cents.nullable(),
  heldUntil: Moment.nullable(),
  canCancel: z.boolean(),
  canExtend: z.boolean(),
  canConfirm: z.boolean(),
  canOpenDoor: z.boolean(),
});

export const BookingDetail = Booking.extend({
  sessions: z.array(Session),
  actions: BookingActions,
  refundedInCents: Cents,
  confirmedAt: Moment.nullable(),
});
export type BookingDetail = z.infer<typeof BookingDetail>;

/** A row of 'Your reservations'. */
export const BookingRow = Booking.extend({ stationName: z.string(), timeZone: z.string() });
export type BookingRow = z.infer<typeof BookingRow>;

/** Free boards as a step function: `total` at `start`, then the total after each change. */
export const Availability = z.object({
  total: z.int(),
  start: Moment,
  end: Moment,
  changes: z.array(z.object({ total: z.int(), change: z.int(), time: Moment })),
});
export type Availability = z.infer<typeof Availability>;

export const Review = z.object({ id: Id, name: z.string(), text: z.string(), locale: Locale });
export type Review = z.infer<typeof Review>;

export const Debt = z.object({
  id: Id,
  bookingId: Id,
  reason: DebtReason,
  status: DebtStatus,
  amountInCents: Cents,
  dueOn: Moment,
});

export const Pass = z.object({
  id: Id,
  status: PassStatus,
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  priceInCents: Cents,
});

export const GiftCard = z.object({
  status: GiftCardStatus,
  balanceInCents: Cents,
  initialInCents: Cents,
  expiresAt: Moment.nullable(),
});

/** Money asked for what is missing or broken, as the renter sees it from the admin's approval on. */
export const OwnClaim = z.object({
  id: Id,
  bookingId: Id,
  status: ClaimStatus,
  items: z.array(ItemKind),
  amountInCents: Cents,
  note: z.string(),
  photoUrls: z.array(z.string()),
  answer: z.string().nullable(),
  /** Without an answer until then the saved card is charged. */
  answerBy: Moment.nullable(),
});

/** A signed-in browser, as its owner sees it in the settings. */
export const Login = z.object({
  id: Id,
  method: LoginMethod,
  device: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
});

export const ApproximateLocation = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().optional(),
});
