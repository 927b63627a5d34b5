import type {
  BookingStatus,
  GoodwillReason,
  Locale,
  QuestionedBecause,
  ReviewRefusal,
  SessionStatus,
} from '@laine/contract/states.ts';
import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface BookingsTable {
  id: string;
  stationId: string;
  accountId: string;
  status: BookingStatus;
  start: Temporal.Instant;
  end: Temporal.Instant;
  count: number;
  phone: string;
  locale: Locale;
  tariff: Json<unknown>;
  termsVersion: string;
  termsAcceptedAt: Temporal.Instant;
  amountInCents: number | null;
  passId: string | null;
  giftCardId: string | null;
  giftCardInCents: Generated<number>;
  passInCents: Generated<number>;
  /** Until then the pass can't pay for another booking. */
  passBusyUntil: Temporal.Instant | null;
  heldUntil: Temporal.Instant | null;
  heldFrom: string | null;
  paymentId: string | null;
  paidAt: Temporal.Instant | null;
  cancelledAt: Temporal.Instant | null;
  cancelledBy: 'customer' | 'operator' | 'hold-ended' | null;
  extendedAt: Temporal.Instant | null;
  confirmedAt: Temporal.Instant | null;
  calendarSequence: Generated<number>;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface SessionsTable {
  id: string;
  stationId: string;
  bookingId: string | null;
  lockerNumber: number | null;
  toldLockerNumber: number | null;
  status: SessionStatus;
  start: Temporal.Instant;
  end: Temporal.Instant;
  toldEnd: Temporal.Instant | null;
  /** Null: from its start to its end. */
  paidSeconds: number | null;
  /** The part of them that was free: given before an hour was added. */
  givenSeconds: Generated<number>;
  /** Null: staff haven't changed its times. */
  bookedStart: Temporal.Instant | null;
  /** Staff ended the rental, and the board isn't back. */
  missingSince: Temporal.Instant | null;
  code: string | null;
  codeKnown: Generated<boolean>;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  baselineRfids: string[] | null;
  doorFailedAt: Temporal.Instant | null;
  note: string | null;
  externalUrl: string | null;
  revision: Generated<number>;
  /** Price and refund of a separately cancelled board. */
  cancelledInCents: number | null;
  refundInCents: number | null;
  /** Added by staff to a paid booking: it costs nothing. */
  isExtra: Generated<boolean>;
  /** The paid board that it replaces after a problem. */
  replaces: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface TicketSharesTable {
  id: string;
  sessionId: string;
  madeAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  safetyVersion: string | null;
  locale: Locale | null;
  endedAt: Temporal.Instant | null;
}

/** A code that no session has any more, and that a station may still know. */
export interface RetiredCodesTable {
  sessionId: string;
  stationId: string;
  code: string;
  revision: number;
  createdAt: Temporal.Instant;
}

/** Row counts per station and state, stored as changes to add up. */
export interface StatusCountsTable {
  thing: 'session' | 'booking' | 'person';
  stationId: string;
  status: string;
  change: number;
}

export interface BookingNotesTable {
  id: string;
  bookingId: string;
  writtenBy: string;
  text: string;
  createdAt: Temporal.Instant;
}

export interface GoodwillsTable {
  id: string;
  bookingId: string;
  stationId: string;
  givenBy: string;
  byOwner: boolean;
  form: 'money' | 'voucher' | 'time';
  amountInCents: number;
  reason: GoodwillReason;
  giftCardId: string | null;
  /** For a gift of time: the board whose own times it changed. */
  sessionId: string | null;
  createdAt: Temporal.Instant;
}

export interface ReturnQuestionsTable {
  id: string;
  sessionId: string;
  lockerNumber: number;
  why: QuestionedBecause;
  toldBy: 'station' | 'customer';
  assertedAt: Temporal.Instant;
  seenAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  outcome: 'was-there' | 'was-not-there' | 'seen' | 'withdrawn' | null;
  backAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
}

export interface ExtensionsTable {
  id: string;
  bookingId: string;
  status: 'held' | 'done' | 'lapsed';
  boards: number;
  /** Those that end later. */
  sessionIds: string[];
  priceInCents: number;
  oldEnd: Temporal.Instant;
  newEnd: Temporal.Instant;
  heldUntil: Temporal.Instant;
  askedFrom: 'web' | 'screen' | 'staff';
  ledgerId: string | null;
  cardRefusedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface ReviewsTable {
  id: string;
  accountId: string | null;
  bookingId: string | null;
  name: string;
  stars: number;
  text: string;
  locale: Locale;
  publishedAt: Temporal.Instant | null;
  refusedAt: Temporal.Instant | null;
  refusedBecause: ReviewRefusal | null;
  createdAt: Temporal.Instant;
}
