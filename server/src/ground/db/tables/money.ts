import type {
  ClaimStatus,
  DebtReason,
  DebtStatus,
  DisputeStatus,
  GiftCardStatus,
  ItemKind,
  LedgerKind,
  LedgerPurpose,
  Locale,
  Means,
  OvertimeAnswer,
  PassStatus,
  ReceiptKind,
} from '@laine/contract/states.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

export interface PassesTable {
  id: string;
  accountId: string;
  status: PassStatus;
  priceInCents: number;
  startsAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  endReason: string | null;
  offerId: string | null;
  name: Generated<string>;
  country: string | null;
  stationIds: Generated<string[]>;
  locale: Generated<Locale>;
  startsAtOnce: Generated<boolean>;
  boughtAt: Temporal.Instant | null;
  withdrawnAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface GiftCardsTable {
  id: string;
  codeHash: string;
  status: GiftCardStatus;
  initialInCents: number;
  balanceInCents: number;
  /** Taken back from a booking's voucher by refunds of that booking. */
  takenBackInCents: Generated<number>;
  /** It's revoked because of a dispute, not by an admin. */
  stoppedByDispute: Generated<boolean>;
  boughtBy: string | null;
  issuedBy: string | null;
  recipientEmail: string | null;
  expiresAt: Temporal.Instant | null;
  message: string | null;
  senderName: string | null;
  locale: Generated<Locale>;
  boughtAt: Temporal.Instant | null;
  withdrawnAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface PassOffersTable {
  id: string;
  name: string;
  country: string;
  priceInCents: number;
  firstDay: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
  stationIds: string[];
  onSale: boolean;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface DebtsTable {
  id: string;
  accountId: string;
  /** Null if a pass or gift card was never paid for. */
  bookingId: string | null;
  sessionId: string | null;
  reason: DebtReason;
  status: DebtStatus;
  amountInCents: number;
  dueAt: Temporal.Instant;
  remindersSent: Generated<number>;
  remindedAt: Temporal.Instant | null;
  doubledAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
  pausedAt: Temporal.Instant | null;
  claimId: string | null;
  /** The dispute that lost its payment, and that payment: the first one, if its debt's payment was lost as well. */
  disputeId: string | null;
  chargeId: string | null;
  /** Owed no more because it went back or the bank returned it; nobody has forgiven it. */
  lapsed: Generated<boolean>;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface OvertimesTable {
  bookingId: string;
  boards: Json<OvertimeBoard[]>;
  amountInCents: number;
  decidedAt: Temporal.Instant;
  ledgerId: string;
  objectedAt: Temporal.Instant | null;
  objection: string | null;
  answeredAt: Temporal.Instant | null;
  answeredBy: string | null;
  answer: OvertimeAnswer | null;
  answerReason: string | null;
  /** Waived by answers to objections, and when the last one did so. */
  waivedInCents: Generated<number>;
  waivedAt: Temporal.Instant | null;
}

/** One board in a decision about overtime. Moments are text, as in JSON. */
export type OvertimeBoard = {
  sessionId: string;
  lockerNumber: number | null;
  bookedEnd: string;
  /** Null: it was still out at the longest overtime. */
  backAt: string | null;
  lateInSeconds: number;
  billedInSeconds: number;
  cents: number;
};

export interface ClaimsTable {
  id: string;
  sessionId: string;
  stationId: string;
  status: ClaimStatus;
  amountInCents: number;
  note: string;
  whyNoPhoto: string | null;
  answer: string | null;
  answerBy: Temporal.Instant | null;
  answeredAt: Temporal.Instant | null;
  proposedBy: string | null;
  proposedAt: Temporal.Instant | null;
  approvedAt: Temporal.Instant | null;
  decidedBy: string | null;
  decidedAt: Temporal.Instant | null;
  decisionReason: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface ClaimItemsTable {
  claimId: string;
  position: number;
  itemId: string | null;
  kind: ItemKind;
  name: string;
  amountInCents: number;
  isOpen: Generated<boolean>;
  /** It turned up after it was paid for, and admins were told. */
  foundAt: Temporal.Instant | null;
}

export interface LedgerTable {
  id: string;
  kind: LedgerKind;
  purpose: LedgerPurpose;
  means: Generated<Means>;
  state: 'pending' | 'succeeded' | 'failed';
  amountInCents: number;
  currency: Generated<string>;
  vatPercent: string | null;
  accountId: string | null;
  bookingId: string | null;
  /** Set by the database from the booking. */
  atStationId: GeneratedAlways<string | null>;
  sessionId: string | null;
  debtId: string | null;
  claimId: string | null;
  passId: string | null;
  giftCardId: string | null;
  refundsId: string | null;
  attempt: Generated<number>;
  idempotencyKey: string;
  providerId: string | null;
  cardId: string | null;
  country: string | null;
  receiptId: string | null;
  feeInCents: number | null;
  reconciledAt: Temporal.Instant | null;
  failureCode: string | null;
  createdAt: Temporal.Instant;
  settledAt: Temporal.Instant | null;
}

export interface ReceiptsTable {
  id: string;
  number: string;
  kind: ReceiptKind;
  ledgerId: string;
  data: Json<unknown>;
  issuedAt: Temporal.Instant;
  issuer: Generated<string>;
  country: Generated<string>;
  correctsId: string | null;
}

export interface DrawnPapersTable {
  fingerprint: string;
  receiptId: string | null;
  statementId: string | null;
  locale: string;
  bytes: Uint8Array<ArrayBuffer>;
  drawnAt: Temporal.Instant;
}

export interface TaxReportsTable {
  receiptId: string;
  reference: string;
  reportedAt: Temporal.Instant;
}

export interface CountersTable {
  name: string;
  value: number;
}

export interface PaymentPagesTable {
  id: string;
  /** Null for a page that saves another card. */
  ledgerId: string | null;
  accountId: string;
  checkoutId: string | null;
  url: string | null;
  origin: string;
  locale: Locale;
  openedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  wasPaid: Generated<boolean>;
  /** What a page that saves another card says about it. */
  termsVersion: string | null;
}

export interface DisputesTable {
  id: string;
  ledgerId: string;
  amountInCents: number;
  reason: string;
  status: DisputeStatus;
  answerBy: Temporal.Instant | null;
  openedAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  /** Its purchase, a pass or a gift card, was stopped. */
  stopped: Generated<boolean>;
}

export interface BankRefundsTable {
  ledgerId: string;
  holder: string | null;
  iban: string | null;
  askedAt: Temporal.Instant;
  givenAt: Temporal.Instant | null;
  paidAt: Temporal.Instant | null;
  paidBy: string | null;
}
