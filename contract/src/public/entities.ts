import { z } from 'zod';
import { ClosureKind } from '../closure-kind.ts';
import { eachDirections } from '../directions-field.ts';
import { Cents, Day, Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { OpeningPeriod } from '../opening-period.ts';
import {
  BookingStatus,
  DebtReason,
  DebtStatus,
  DeletionObstacle,
  Locale,
  LoginMethod,
  OvertimeAnswer,
  OvertimeBilling,
  OvertimeState,
  SessionStatus,
  StationStatus,
  WarningReason,
} from '../states.ts';
import { BoardTime, BoardTimes } from './board-times.ts';
import { BookingReturns } from './booking-returns.ts';
import { RefundPart } from './refund-part.ts';
import { TicketSharing } from './ticket-sharing.ts';
import { Transfer } from './transfer.ts';

/** Optional notices only: codes, changes, money and security are always sent. */
export const NoticeWishes = z.object({ reminders: z.boolean(), reviewRequests: z.boolean(), news: z.boolean() });
export type NoticeWishes = z.infer<typeof NoticeWishes>;

export const User = z.object({
  id: Id,
  email: z.string(),
  /** The given name, or the full one where a sign-in provider has nothing else. */
  name: z.string().optional(),
  surname: z.string().optional(),
  phone: z.string().optional(),
  /** ISO 3166 code. */
  country: z.string().optional(),
  postalCode: z.string().optional(),
  metadata: z.object({ image: z.string().optional(), locale: Locale.optional() }),
  /** Decides the entries in the header: for an admin, an owner of stations, or neither. */
  isAdmin: z.boolean(),
  isOwner: z.boolean(),
  passkey: z.object({
    isHeld: z.boolean(),
    /** Staff pages require a passkey of this person. */
    isRequired: z.boolean(),
    /** Required, but this login was opened without one. */
    isMissing: z.boolean(),
    /** A staff member without a passkey who hasn't dismissed the offer. */
    isOffered: z.boolean(),
  }),
  /** Optional notices that the person gets. */
  notices: NoticeWishes,
  /** Due debts, except those that wait for an answer to an objection. */
  owesInCents: Cents,
  /** Set while the account waits for its deletion; until then the person can cancel it. */
  removedOn: Moment.optional(),
  /** An admin has stopped this account from booking. */
  suspended: z.object({ reason: z.string(), until: Moment.nullable() }).optional(),
});
export type User = z.infer<typeof User>;

export const BookingSummary = z.object({
  id: Id,
  metadata: z.object({ start: Moment, end: Moment, count: z.string() }),
  /** The viewer's own booking. */
  own: z.boolean(),
  times: BoardTimes,
});
export type BookingSummary = z.infer<typeof BookingSummary>;

export const Station = z.object({
  id: StationId,
  name: z.string(),
  locationText: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  images: z.array(z.string()),
  sitePlan: z.string().optional(),
  /** How to walk there, in the languages that staff have written. */
  ...eachDirections(() => z.string().optional()),
  status: StationStatus,
  /** ISO 3166-1; empty while a station's facts don't parse. */
  country: z.string(),
  timeZone: z.string(),
  phone: z.string(),
  email: z.string(),
  openTimeInSeconds: z.int(),
  closeTimeInSeconds: z.int(),
  /** If there are any, the two times above don't count. */
  openingPeriods: z.array(OpeningPeriod),
  daylightMarginInSeconds: z.int().optional(),
  minDurationInSeconds: z.int(),
  maxDurationInSeconds: z.int(),
  maxOvertimeInSeconds: z.int(),
  maxBoardCount: z.int(),
  pricePerHourInCents: z.int(),
  startingFeeInCents: z.int(),
  turnaroundInSeconds: z.int(),
  overtimeBilling: OvertimeBilling,
  extensionPercent: z.int(),
});
export type Station = z.infer<typeof Station>;

export const StationWithBookings = Station.extend({ bookings: z.array(BookingSummary) });
export type StationWithBookings = z.infer<typeof StationWithBookings>;

export const Session = z.object({
  id: Id,
  status: SessionStatus,
  /** Null until the booking is paid. For a replacement: until the first board is back or staff agreed. */
  code: z.string().nullable(),
  /** Replaces another board of the booking after a problem. */
  isReplacement: z.boolean(),
  lockerNumber: LockerNumber.nullable(),
  /** The locker originally sent with the code, if the board has moved since; null once it's collected. */
  movedFrom: LockerNumber.nullable(),
  ...BoardTime.shape,
  /** Nobody is late before this: the end, or a later moment until which the board is paid for. */
  boundEnd: Moment,
  firstOpenTime: Moment.nullable(),
  closeTime: Moment.nullable(),
});
export type Session = z.infer<typeof Session>;

export const Booking = z.object({
  id: Id,
  status: BookingStatus,
  amount_total: Cents.nullable(),
  /** The id of the customer at the payment provider. */
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

/** Actions open to the customer right now. The server decides, the page only shows them. */
export const BookingActions = z.object({
  resumePaymentUrl: z.url().nullable(),
  /** Due on the payment page. `amount_total` is null until it's paid. */
  amountDueInCents: Cents.nullable(),
  heldUntil: Moment.nullable(),
  canCancel: z.boolean(),
  /** Boards that can be cancelled while others stay. */
  cancellableSessionIds: z.array(Id),
  canExtend: z.boolean(),
  /** Price and new end of one more hour. Null where it can't be had. */
  extension: z
    .object({
      priceInCents: Cents,
      end: Moment,
      /** Requested and kept until then, waiting for the saved card or for the customer to pay on a page. */
      held: z.object({ until: Moment, waitsFor: z.enum(['card', 'payment']) }).nullable(),
    })
    .nullable(),
  canConfirm: z.boolean(),
  canOpenDoor: z.boolean(),
});

/** The decided price of a booking's late boards. */
export const Overtime = z.object({
  /** The current price for all boards together; zero once it's dropped. */
  amountInCents: Cents,
  /** Paid or due: more than the price once a debt of it has doubled. */
  totalInCents: Cents,
  /** It wasn't paid in time. */
  isDoubled: z.boolean(),
  /** The price when it was decided. Later evidence can only lower it. */
  decidedInCents: Cents,
  state: OvertimeState,
  decidedAt: Moment,
  boards: z.array(
    z.object({
      sessionId: Id,
      lockerNumber: LockerNumber.nullable(),
      bookedEnd: Moment,
      /** Null: it was still out at the longest overtime. */
      backAt: Moment.nullable(),
      lateInSeconds: z.int(),
      billedInSeconds: z.int(),
      cents: Cents,
    }),
  ),
  /** The customer's words and the admin's answer. */
  objection: z
    .object({
      text: z.string(),
      at: Moment,
      answer: z.object({ decision: OvertimeAnswer, reason: z.string(), at: Moment }).nullable(),
    })
    .nullable(),
  /** The customer may still object. */
  canObject: z.boolean(),
});
export type Overtime = z.infer<typeof Overtime>;

export const LateCost = z.object({
  /** Free of charge until then. */
  from: Moment,
  /** For one board. */
  pricePerHourInCents: Cents,
  overtimeBilling: OvertimeBilling,
  /** For one board, however long it's out. */
  mostInCents: Cents,
});
export type LateCost = z.infer<typeof LateCost>;

export const BookingDetail = Booking.extend({
  sessions: z.array(Session),
  actions: BookingActions,
  /** Money that has gone back. Waiting refunds, open transfers and money for somebody else are in `refundParts`. */
  refundedInCents: Cents,
  refundParts: z.array(RefundPart),
  /** The part of it that was charged after the rental, such as overtime. */
  laterRefundedInCents: Cents,
  transfers: z.array(Transfer),
  /** The part of `amount_total` that a gift card paid, or is about to. */
  giftCardInCents: Cents,
  /** A pass took this off; `amount_total` doesn't include it. */
  passInCents: Cents,
  /** The station hasn't confirmed a cancellation: until then a code may open a door, and no money goes back. */
  awaitsStation: z.boolean(),
  confirmedAt: Moment.nullable(),
  /** Who ended it early; `hold-ended` means that nobody paid in time. */
  cancelledBy: z.enum(['customer', 'operator', 'hold-ended']).nullable(),
  /** Null if being late costs nothing, or nothing is decided yet. */
  overtime: Overtime.nullable(),
  lateCost: LateCost.nullable(),
  returns: BookingReturns,
  /** Tickets that the customer can share, and those that are shared. Empty for other viewers. */
  sharing: z.array(TicketSharing),
  /** Broadcasts that still hold, such as a storm: in the reader's language, and whether they call people back. */
  news: z.array(z.object({ id: Id, text: z.string(), asksBack: z.boolean() })),
});
export type BookingDetail = z.infer<typeof BookingDetail>;

/** A row of 'Your reservations'. */
export const BookingRow = Booking.extend({
  /** Not cancelled, and either its time isn't over or one of its boards is still out. */
  isToCome: z.boolean(),
  stationName: z.string(),
  timeZone: z.string(),
  /** The station's first picture. */
  image: z.string().nullable(),
  refundedInCents: Cents,
  times: BoardTimes,
  refundWaitingInCents: Cents,
  /** The terms that the customer accepted for it. */
  agreedTerms: z.object({ version: z.string(), at: Moment }),
});
export type BookingRow = z.infer<typeof BookingRow>;

/** A step function: `total` at `start`, then the total after each change. */
export const Availability = z.object({
  total: z.int(),
  start: Moment,
  end: Moment,
  changes: z.array(z.object({ total: z.int(), change: z.int(), time: Moment })),
  /** Times when staff have closed the whole station, so that zero boards doesn't read as sold out. */
  closed: z.array(z.object({ start: Moment, end: Moment })).optional(),
  /** Why: closures of the whole station that touch the day, in full. */
  closures: z.array(z.object({ kind: ClosureKind, start: Moment, end: Moment })).optional(),
});
export type Availability = z.infer<typeof Availability>;

export const Debt = z.object({
  id: Id,
  bookingId: Id.nullable(),
  reason: DebtReason,
  status: DebtStatus,
  amountInCents: Cents,
  dueOn: Moment,
  /** Unpaid overtime has doubled. */
  isDoubled: z.boolean(),
  /** Somebody looks into an objection: until then it doesn't grow and needn't be paid. */
  isPaused: z.boolean(),
});

/** For the person who owes it. */
export const OwnDebt = Debt.extend({
  stationName: z.string(),
  timeZone: z.string(),
  /** Start of the rental that it's about. */
  rentalStart: Moment.nullable(),
  createdAt: Moment,
  remindersSent: z.int(),
  /** The sum if it isn't paid in time; null if it doesn't grow. */
  growsToInCents: Cents.nullable(),
  pausedBecause: z.enum(['objection', 'dispute']).nullable(),
  /** A payment page for it is still open. */
  isBeingPaid: z.boolean(),
  paidAt: Moment.nullable(),
});
export type OwnDebt = z.infer<typeof OwnDebt>;

/** A signed-in browser, for its owner's settings. */
export const Login = z.object({
  id: Id,
  method: LoginMethod,
  device: z.string(),
  /** A town, if we can tell. */
  place: z.string().nullable(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
});
export type Login = z.infer<typeof Login>;

/** The card kept at the payment provider for charges after a booking. */
export const SavedCard = z.object({
  id: Id,
  /** In the provider's words: `visa`, `mastercard`, `paypal`. */
  brand: z.string(),
  lastDigits: z.string(),
  expiresOn: z.object({ month: z.int(), year: z.int() }).nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** A reason why a saved card can't be removed now, only replaced. */
export const CardNeed = z.object({
  reason: z.enum(['coming-rental', 'live-rental', 'claim', 'late-return', 'debt']),
  bookingId: Id.nullable(),
  /** Null while unknown. */
  until: Moment.nullable(),
});
export type CardNeed = z.infer<typeof CardNeed>;

/** For a late return; valid for a year unless an admin takes it back. */
export const GivenWarning = z.object({
  id: Id,
  bookingId: Id.nullable(),
  reason: WarningReason,
  lateInMinutes: z.int(),
  givenAt: Moment,
  expiresAt: Moment,
  droppedAt: Moment.nullable(),
});

export const OwnWarning = z.object({
  id: Id,
  bookingId: Id.nullable(),
  stationName: z.string().nullable(),
  lateInMinutes: z.int(),
  givenAt: Moment,
  expiresAt: Moment,
});
export type OwnWarning = z.infer<typeof OwnWarning>;

/** The outcome if this person deleted the account now. */
export const DeletionForecast = z.object({
  /** The day of removal, if nothing is left to wait for by then. */
  removedOn: Moment,
  /** The removal waits for these, until `latestOn` at the most. */
  waitsFor: z.array(
    z.object({
      obstacle: DeletionObstacle,
      bookingId: Id.nullable(),
      amountInCents: Cents.nullable(),
      /** When the matter ends, if known. */
      until: Moment.nullable(),
    }),
  ),
  latestOn: Moment,
  /** Lost with the account. */
  loses: z.object({ giftCardsInCents: Cents, passUntil: Day.nullable() }),
});
export type DeletionForecast = z.infer<typeof DeletionForecast>;
