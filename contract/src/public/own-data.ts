import { z } from 'zod';
import { AlertKind } from '../alert-kind.ts';
import { AlertSettings } from '../alert-settings.ts';
import { AlertPace } from '../alert-urgency.ts';
import { AuditedAction } from '../audited-action.ts';
import { Cents, Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { NoticeKind } from '../notice-kind.ts';
import { SecurityEventKind } from '../security-event-kind.ts';
import {
  AccountStatus,
  BookingStatus,
  ConsentKind,
  DebtReason,
  DebtStatus,
  GiftCardStatus,
  LedgerKind,
  LedgerPurpose,
  Locale,
  LoginEnd,
  LoginMethod,
  Means,
  NoticeChannel,
  NoticeState,
  OvertimeAnswer,
  PassStatus,
  ReceiptKind,
  ReviewRefusal,
  ReviewStatus,
  Role,
  SessionStatus,
} from '../states.ts';
import { GivenWarning, NoticeWishes, Overtime } from './entities.ts';
import { AskedMoney, Problem } from './trouble-entities.ts';

/**
 * Everything stored about one person, for the download and its page. Secrets and their hashes are left out: somebody
 * who finds the file can't open a door or an account with it.
 */

const Profile = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  country: z.string().nullable(),
  postalCode: z.string().nullable(),
  locale: Locale.nullable(),
  role: Role,
  status: AccountStatus,
  restrictedBecause: z.string().nullable(),
  restrictedUntil: Moment.nullable(),
  staffNote: z.string().nullable(),
  deletionAskedAt: Moment.nullable(),
  notices: NoticeWishes,
  /** The person's id at the payment provider. */
  paymentCustomerId: z.string().nullable(),
  hasPassword: z.boolean(),
  lastSignInAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});

const LinkedIdentity = z.object({
  provider: z.enum(['google', 'facebook']),
  idAtProvider: z.string(),
  linkedAt: Moment,
});

/** The keys themselves are secrets of the person's devices; of recovery codes only hashes are stored. */
const HeldPasskey = z.object({
  id: Id,
  name: z.string(),
  backedUp: z.boolean(),
  transports: z.array(z.string()),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
});
const HeldRecoveryCode = z.object({ createdAt: Moment, usedAt: Moment.nullable() });

const PastLogin = z.object({
  id: Id,
  kind: z.enum(['cookie', 'bearer']),
  method: LoginMethod,
  device: z.string(),
  place: z.string().nullable(),
  createdAt: Moment,
  lastSeenAt: Moment,
  expiresAt: Moment,
  endedAt: Moment.nullable(),
  endedBecause: LoginEnd.nullable(),
});

const Consent = z.object({
  kind: ConsentKind,
  version: z.string(),
  locale: Locale.nullable(),
  bookingId: Id.nullable(),
  givenAt: Moment,
  withdrawnAt: Moment.nullable(),
});

const RentedBoard = z.object({
  id: Id,
  lockerNumber: LockerNumber.nullable(),
  status: SessionStatus,
  start: Moment,
  end: Moment,
  collectedAt: Moment.nullable(),
  returnedAt: Moment.nullable(),
  note: z.string().nullable(),
  /** Links that share its ticket, and when their users agreed to the safety lines. */
  shares: z.array(
    z.object({
      madeAt: Moment,
      acceptedAt: Moment.nullable(),
      safetyVersion: z.string().nullable(),
      locale: Locale.nullable(),
      endedAt: Moment.nullable(),
    }),
  ),
});

const PastBooking = z.object({
  id: Id,
  stationId: StationId,
  stationName: z.string(),
  status: BookingStatus,
  start: Moment,
  end: Moment,
  boards: z.int(),
  phone: z.string(),
  locale: Locale,
  termsVersion: z.string(),
  termsAcceptedAt: Moment,
  amountInCents: Cents.nullable(),
  giftCardInCents: Cents,
  passInCents: Cents,
  passId: Id.nullable(),
  /** The payment's id at the payment provider. */
  paymentId: z.string().nullable(),
  paidAt: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  cancelledBy: z.enum(['customer', 'operator', 'hold-ended']).nullable(),
  extendedAt: Moment.nullable(),
  confirmedAt: Moment.nullable(),
  createdAt: Moment,
  sessions: z.array(RentedBoard),
  /** Notes by staff. */
  notes: z.array(z.object({ text: z.string(), writtenAt: Moment })),
});

const Payment = z.object({
  id: Id,
  kind: LedgerKind,
  purpose: LedgerPurpose,
  means: Means,
  state: z.enum(['pending', 'succeeded', 'failed']),
  amountInCents: Cents,
  currency: z.string(),
  vatPercent: z.number().nullable(),
  bookingId: Id.nullable(),
  createdAt: Moment,
  settledAt: Moment.nullable(),
  receipt: z.object({ number: z.string(), id: Id, kind: ReceiptKind, issuedAt: Moment }).nullable(),
});

/** Told once when the station can be booked again. */
const OpeningWish = z.object({ stationId: StationId, createdAt: Moment });

const SentNotice = z.object({
  bookingId: Id.nullable(),
  kind: NoticeKind,
  channel: NoticeChannel,
  state: NoticeState,
  createdAt: Moment,
  sentAt: Moment.nullable(),
});

/** The person's settings for alerts about their stations; null until they chose any. */
const ChosenAlerts = AlertSettings.extend({
  testedAt: Moment.nullable(),
  smsReachedAt: Moment.nullable(),
  mailReachedAt: Moment.nullable(),
  /** An admin's reason why mail is enough for them. */
  mailAcceptedBecause: z.string().nullable(),
  updatedAt: Moment,
});

/** An alert about these stations that was sent to the person. */
const SentAlert = z.object({
  kind: AlertKind,
  stationId: StationId.nullable(),
  channel: NoticeChannel,
  pace: AlertPace,
  state: NoticeState,
  dueAt: Moment,
  sentAt: Moment.nullable(),
  createdAt: Moment,
});

const WrittenReview = z.object({
  id: Id,
  bookingId: Id.nullable(),
  name: z.string(),
  stars: z.int(),
  text: z.string(),
  locale: Locale,
  status: ReviewStatus,
  refusedBecause: ReviewRefusal.nullable(),
  writtenAt: Moment,
});

const PastClaim = AskedMoney.extend({ approvedAt: Moment.nullable(), createdAt: Moment });

/** A report by the person about a locker or its contents. */
const PastProblem = Problem.omit({ offers: true, waitsForStaff: true, replacement: true, moneyBack: true }).extend({
  stationId: StationId,
  remediedAt: Moment.nullable(),
});

const PastDebt = z.object({
  id: Id,
  bookingId: Id.nullable(),
  reason: DebtReason,
  status: DebtStatus,
  amountInCents: Cents,
  dueOn: Moment,
  doubledAt: Moment.nullable(),
  createdAt: Moment,
});

/** The price of late boards, with the person's objection and the admin's answer. */
const PastOvertime = z.object({
  bookingId: Id,
  boards: Overtime.shape.boards,
  amountInCents: Cents,
  waivedInCents: Cents.nullable(),
  waivedAt: Moment.nullable(),
  decidedAt: Moment,
  objectedAt: Moment.nullable(),
  objection: z.string().nullable(),
  answeredAt: Moment.nullable(),
  answer: OvertimeAnswer.nullable(),
  answerReason: z.string().nullable(),
});

/** A requested extra hour. */
const PastExtension = z.object({
  id: Id,
  bookingId: Id,
  status: z.enum(['held', 'done', 'lapsed']),
  boards: z.int(),
  priceInCents: Cents,
  oldEnd: Moment,
  newEnd: Moment,
  askedFrom: z.enum(['web', 'screen', 'staff']),
  createdAt: Moment,
});

/** The account for money that couldn't go back the way it came. */
const NamedAccount = z.object({
  /** The payment whose money goes there. */
  paymentId: Id,
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  askedAt: Moment,
  givenAt: Moment.nullable(),
  paidAt: Moment.nullable(),
});

const PastPass = z.object({
  id: Id,
  status: PassStatus,
  priceInCents: Cents,
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  endReason: z.string().nullable(),
  name: z.string(),
  country: z.string().nullable(),
  stationIds: z.array(StationId),
  locale: Locale,
  startsAtOnce: z.boolean(),
  boughtAt: Moment.nullable(),
  withdrawnAt: Moment.nullable(),
  createdAt: Moment,
});

const BoughtGiftCard = z.object({
  id: Id,
  status: GiftCardStatus,
  initialInCents: Cents,
  balanceInCents: Cents,
  recipientEmail: z.string().nullable(),
  senderName: z.string().nullable(),
  message: z.string().nullable(),
  locale: Locale,
  expiresAt: Moment.nullable(),
  boughtAt: Moment.nullable(),
  withdrawnAt: Moment.nullable(),
  createdAt: Moment,
});

/** An act of the person as staff, with the network address. */
const StaffAction = z.object({
  action: AuditedAction,
  target: z.string(),
  stationId: z.string().nullable(),
  from: z.string().nullable(),
  at: Moment,
});

/** A sign-in, a refusal or, for staff, the reading of somebody's booking, with its origin. */
const OwnSecurityEvent = z.object({
  kind: SecurityEventKind,
  what: z.string(),
  from: z.string().nullable(),
  bookingId: z.string().nullable(),
  stationId: z.string().nullable(),
  at: Moment,
});

/** Every list is newest first; the lists are in the page's order. */
export const OwnData = z.object({
  writtenAt: Moment,
  profile: Profile,
  consents: z.array(Consent),
  bookings: z.array(PastBooking),
  warnings: z.array(GivenWarning),
  reviews: z.array(WrittenReview),
  payments: z.array(Payment),
  debts: z.array(PastDebt),
  overtimes: z.array(PastOvertime),
  extensions: z.array(PastExtension),
  transfers: z.array(NamedAccount),
  claims: z.array(PastClaim),
  problems: z.array(PastProblem),
  passes: z.array(PastPass),
  giftCards: z.array(BoughtGiftCard),
  openingWishes: z.array(OpeningWish),
  notices: z.array(SentNotice),
  identities: z.array(LinkedIdentity),
  passkeys: z.array(HeldPasskey),
  recoveryCodes: z.array(HeldRecoveryCode),
  logins: z.array(PastLogin),
  securityEvents: z.array(OwnSecurityEvent),
  stationIds: z.array(StationId),
  staffActions: z.array(StaffAction),
  alertSettings: ChosenAlerts.nullable(),
  alertMessages: z.array(SentAlert),
});
export type OwnData = z.infer<typeof OwnData>;
