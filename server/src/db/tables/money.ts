import type {
  ClaimStatus,
  DebtReason,
  DebtStatus,
  GiftCardStatus,
  PassStatus,
  PaymentPurpose,
} from '@laine/contract/states.ts';
import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface PassesTable {
  id: string;
  accountId: string;
  status: PassStatus;
  priceInCents: number;
  startsAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
  checkoutId: string | null;
  endedAt: Temporal.Instant | null;
  endReason: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface GiftCardsTable {
  id: string;
  codeHash: string;
  status: GiftCardStatus;
  initialInCents: number;
  balanceInCents: number;
  boughtBy: string | null;
  issuedBy: string | null;
  recipientEmail: string | null;
  checkoutId: string | null;
  expiresAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface DebtsTable {
  id: string;
  accountId: string;
  bookingId: string;
  sessionId: string | null;
  reason: DebtReason;
  status: DebtStatus;
  amountInCents: number;
  dueAt: Temporal.Instant;
  remindersSent: Generated<number>;
  doubledAt: Temporal.Instant | null;
  checkoutId: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface ClaimsTable {
  id: string;
  sessionId: string;
  stationId: string;
  status: ClaimStatus;
  items: string[];
  amountInCents: number;
  note: string;
  photoUrls: Generated<string[]>;
  answer: string | null;
  answerBy: Temporal.Instant | null;
  proposedBy: string | null;
  decidedBy: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
}

export interface LedgerTable {
  id: string;
  kind: 'charge' | 'refund';
  purpose: PaymentPurpose;
  state: 'pending' | 'succeeded' | 'failed';
  amountInCents: number;
  currency: Generated<string>;
  vatPercent: string | null;
  accountId: string | null;
  bookingId: string | null;
  sessionId: string | null;
  debtId: string | null;
  claimId: string | null;
  passId: string | null;
  giftCardId: string | null;
  refundsId: string | null;
  attempt: Generated<number>;
  idempotencyKey: string;
  providerId: string | null;
  failureCode: string | null;
  createdAt: Temporal.Instant;
  settledAt: Temporal.Instant | null;
}

export interface ReceiptsTable {
  id: string;
  number: string;
  kind: 'receipt' | 'credit-note';
  ledgerId: string;
  data: Json<unknown>;
  issuedAt: Temporal.Instant;
}

export interface CountersTable {
  name: string;
  value: number;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  objectId: string | null;
  payload: Json<unknown>;
  receivedAt: Temporal.Instant;
  appliedAt: Temporal.Instant | null;
}
