import { z } from 'zod';
import { Cents, Day, Id, LockerNumber, Moment, StationId } from '../fields.ts';
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
import { OpeningPeriod } from '../opening-period.ts';
import { BoardTime, BoardTimes } from './board-times.ts';
import { BookingReturns } from './booking-returns.ts';
import { TicketSharing } from './ticket-sharing.ts';
import { RefundPart } from './refund-part.ts';
import { Transfer } from './transfer.ts';

/** What customers and visitors see. Answer shapes: nothing is converted here. */

/** Codes, changes, money and security are always told; these may be chosen. */
export const NoticeWishes = z.object({ reminders: z.boolean(), reviewRequests: z.boolean(), news: z.boolean() });
export type NoticeWishes = z.infer<typeof NoticeWishes>;

export const User = z.object({
  id: Id,
  email: z.string(),
  /** The given name, or the whole one where a sign-in provider tells no more. */
  name: z.string().optional(),
  surname: z.string().optional(),
  phone: z.string().optional(),
  /** ISO 3166 code. */
  country: z.string().optional(),
  postalCode: z.string().optional(),
  metadata: z.object({ image: z.string().optional(), locale: Locale.optional() }),
  /** Which entries the header shows: an admin, an owner of stations, or neither. */
  isAdmin: z.boolean(),
  isOwner: z.boolean(),
  passkey: z.object({
    isHeld: z.boolean(),
    /** Staff pages ask this person for one. */
    isRequired: z.boolean(),
    /** It is required, and this login was opened without. */
    isMissing: z.boolean(),
    /** Somebody of the staff has none and has not put the offer away. */
    isOffered: z.boolean(),
  }),
  /** Which notices beside those that always go out. */
  notices: NoticeWishes,
  /** Debts that are due, except those that wait for an answer to an objection. */
  owesInCents: Cents,
  /** Set while the account waits for its deletion; the person may take it back until then. */
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
  directionsEn: z.string().optional(),
  directionsEs: z.string().optional(),
  directionsEt: z.string().optional(),
  directionsFr: z.string().optional(),
  directionsRu: z.string().optional(),
  status: StationStatus,
  /** ISO 3166-1; empty while a station's facts do not parse. */
  country: z.string(),
  timeZone: z.string(),
  phone: z.string(),
  email: z.string(),
  openTimeInSeconds: z.int(),
  closeTimeInSeconds: z.int(),
  /** Where there are any, the two times above do not count. */
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
  /** Null until the booking is paid; of one that stands in for another, until that is back or staff agreed. */
  code: z.string().nullable(),
  /** Stands in for another board of the booking after a problem. */
  isReplacement: z.boolean(),
  lockerNumber: LockerNumber.nullable(),
  /** The locker that came with the code, where the board has moved to another since; null once it is collected. */
  movedFrom: LockerNumber.nullable(),
  ...BoardTime.shape,
  /** Nobody is late before it: the end, or a later moment until which the board is paid for. */
  boundEnd: Moment,
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
  /** Boards that can be cancelled while others stay. */
  cancellableSessionIds: z.array(Id),
  canExtend: z.boolean(),
  /** One more hour: what it costs and when the rental then ends. Null where it cannot be had. */
  extension: z
    .object({
      priceInCents: Cents,
      end: Moment,
      /** It was asked for and is kept until then, for the saved card to answer or for the customer to pay on a page. */
      held: z.object({ until: Moment, waitsFor: z.enum(['card', 'payment']) }).nullable(),
    })
    .nullable(),
  canConfirm: z.boolean(),
  canOpenDoor: z.boolean(),
});

/** What late boards of a booking cost, once it is decided. */
export const Overtime = z.object({
  /** The price of all boards together, as asked for by now; nothing any more once it is dropped. */
  amountInCents: Cents,
  /** What is or was to be paid: more than the price once a debt of it has doubled. */
  totalInCents: Cents,
  /** It was not paid in time. */
  isDoubled: z.boolean(),
  /** What was asked for when it was decided. What is proved later only lowers it. */
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
  /** What the customer wrote, and what an admin answered. */
  objection: z
    .object({
      text: z.string(),
      at: Moment,
      answer: z.object({ decision: OvertimeAnswer, reason: z.string(), at: Moment }).nullable(),
    })
    .nullable(),
  /** The customer may still say that it is wrong. */
  canObject: z.boolean(),
});
export type Overtime = z.infer<typeof Overtime>;

/** From when being late costs how much. */
export const LateCost = z.object({
  /** A board that is back by then costs nothing. */
  from: Moment,
  /** For one board. */
  pricePerHourInCents: Cents,
  overtimeBilling: OvertimeBilling,
  /** For one board, however long it is out. */
  mostInCents: Cents,
});
export type LateCost = z.infer<typeof LateCost>;

export const BookingDetail = Booking.extend({
  sessions: z.array(Session),
  actions: BookingActions,
  /** What has gone back; not what waits, is still to be transferred or goes to somebody else: `refundParts`. */
  refundedInCents: Cents,
  refundParts: z.array(RefundPart),
  /** The part of it that was charged after the rental, such as overtime. */
  laterRefundedInCents: Cents,
  transfers: z.array(Transfer),
  /** The part of `amount_total` that a gift card paid, or is about to. */
  giftCardInCents: Cents,
  /** What a pass took off; `amount_total` is without it. */
  passInCents: Cents,
  /** Boards are cancelled, but the station has not answered: until then a code may still open, and nothing goes back. */
  awaitsStation: z.boolean(),
  confirmedAt: Moment.nullable(),
  /** Who ended it before it was over; nobody paid in time where its hold ended. */
  cancelledBy: z.enum(['customer', 'operator', 'hold-ended']).nullable(),
  /** Null where nothing is charged for being late, or nothing is decided yet. */
  overtime: Overtime.nullable(),
  lateCost: LateCost.nullable(),
  returns: BookingReturns,
  /** The tickets that the customer may give to somebody else, and which of them somebody has. For others none. */
  sharing: z.array(TicketSharing),
  /** What staff told everybody at the station and still holds, such as a storm: in the reader's language, and whether it calls them back. */
  news: z.array(z.object({ id: Id, text: z.string(), asksBack: z.boolean() })),
});
export type BookingDetail = z.infer<typeof BookingDetail>;

/** A row of 'Your reservations'. */
export const BookingRow = Booking.extend({
  /** It was not cancelled, and its time is not over or a board of it is still out. */
  isToCome: z.boolean(),
  stationName: z.string(),
  timeZone: z.string(),
  /** The station's first picture. */
  image: z.string().nullable(),
  refundedInCents: Cents,
  times: BoardTimes,
  refundWaitingInCents: Cents,
  /** Which terms the customer accepted for it, and when. */
  agreedTerms: z.object({ version: z.string(), at: Moment }),
});
export type BookingRow = z.infer<typeof BookingRow>;

/** Free boards as a step function: `total` at `start`, then the total after each change. */
export const Availability = z.object({
  total: z.int(),
  start: Moment,
  end: Moment,
  changes: z.array(z.object({ total: z.int(), change: z.int(), time: Moment })),
  /** When staff have closed the whole station; none free means something else then. */
  closed: z.array(z.object({ start: Moment, end: Moment })).optional(),
});
export type Availability = z.infer<typeof Availability>;

export const Debt = z.object({
  id: Id,
  bookingId: Id.nullable(),
  reason: DebtReason,
  status: DebtStatus,
  amountInCents: Cents,
  dueOn: Moment,
  /** Unpaid overtime has grown to twice its price. */
  isDoubled: z.boolean(),
  /** Somebody looks into an objection: until then it does not grow and need not be paid. */
  isPaused: z.boolean(),
});

/** A debt as the person sees it who owes it. */
export const OwnDebt = Debt.extend({
  stationName: z.string(),
  timeZone: z.string(),
  /** When the rental started that it is about. */
  rentalStart: Moment.nullable(),
  createdAt: Moment,
  remindersSent: z.int(),
  /** What it grows to when it is not paid in time; null where it does not grow. */
  growsToInCents: Cents.nullable(),
  pausedBecause: z.enum(['objection', 'dispute']).nullable(),
  /** Somebody has begun to pay it on a page that is still open. */
  isBeingPaid: z.boolean(),
  paidAt: Moment.nullable(),
});
export type OwnDebt = z.infer<typeof OwnDebt>;

/** A signed-in browser, as its owner sees it in the settings. */
export const Login = z.object({
  id: Id,
  method: LoginMethod,
  device: z.string(),
  /** A town, where it could be told. */
  place: z.string().nullable(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
});
export type Login = z.infer<typeof Login>;

/** The card kept at the payment provider for what comes after a booking. */
export const SavedCard = z.object({
  id: Id,
  /** As the provider names it: `visa`, `mastercard`, `paypal`. */
  brand: z.string(),
  lastDigits: z.string(),
  expiresOn: z.object({ month: z.int(), year: z.int() }).nullable(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** Why a saved card cannot be removed now, only replaced. */
export const CardNeed = z.object({
  reason: z.enum(['coming-rental', 'live-rental', 'claim', 'late-return', 'debt']),
  bookingId: Id.nullable(),
  /** Null where it is not known yet. */
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

/** What a deletion means for this person now. */
export const DeletionForecast = z.object({
  /** When everything is removed if nothing is left to wait for by then. */
  removedOn: Moment,
  /** The removal waits for these; at most until `latestOn`. */
  waitsFor: z.array(
    z.object({
      obstacle: DeletionObstacle,
      bookingId: Id.nullable(),
      amountInCents: Cents.nullable(),
      /** When it is over, as far as is known. */
      until: Moment.nullable(),
    }),
  ),
  latestOn: Moment,
  /** What is lost with the account. */
  loses: z.object({ giftCardsInCents: Cents, passUntil: Day.nullable() }),
});
export type DeletionForecast = z.infer<typeof DeletionForecast>;
