import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { BookingStatus, Locale, Means, ReceiptKind, SessionStatus } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import type { Directions } from '@laine/rules/people/directions-in.ts';
import type { Selectable } from 'kysely';
import type { AgreedTerms } from '../../ground/agreed-terms.ts';
import type {
  ClaimItemsTable,
  ClaimsTable,
  DebtsTable,
  LedgerTable,
  OvertimesTable,
} from '../../ground/db/tables/money.ts';
import type { BroadcastsTable } from '../../ground/db/tables/stations.ts';
import { refundOccasion } from './refund-occasion.ts';

/** Everything that notices write about: a booking and its surroundings, read when the notice is sent. */
export type Rental = {
  id: string;
  accountId: string;
  status: BookingStatus;
  start: Temporal.Instant;
  end: Temporal.Instant;
  count: number;
  locale: Locale;
  phone: string;
  /** Null once the person's data is removed. */
  email: string | null;
  wantsReminders: boolean;
  wantsReviewRequests: boolean;
  /** For unsubscribe links. */
  unsubscribeToken: string | null;
  hasReview: boolean;
  /** When the last board came back. */
  backAt: Temporal.Instant | null;
  amountInCents: number | null;
  giftCardInCents: number;
  /** The pass's discount, whether that pass can be used, and the refund for its hour if it was withdrawn. */
  passInCents: number;
  isPassActive: boolean;
  passPriceBack: Movement[];
  /** Losses of this booking's vouchers to its refunds, and their spent part. */
  vouchers: { takenInCents: number; spentInCents: number };
  cancelledBy: 'customer' | 'operator' | 'hold-ended' | null;
  cancelledAt: Temporal.Instant | null;
  /** Of the closure of the station that cancelled it. */
  closedBecause: ClosureKind | null;
  /** The last mail of each kind; for receipts, the one at the end. */
  mailedAt: Partial<Record<NoticeKind, Temporal.Instant>>;
  /** Something was cancelled, and the station may not know it: a code may still open a door. */
  awaitsStation: boolean;
  extendedAt: Temporal.Instant | null;
  /** An extra hour that was requested but isn't paid yet. */
  heldExtension: HeldExtension | null;
  terms: AgreedTerms;
  station: RentalStation;
  sessions: RentalSession[];
  /** Lockers of the booking with an open door. */
  openDoors: number[];
  /** For a late return, unless it was taken back. */
  warning: { sessionId: string | null; lateInMinutes: number; expiresAt: Temporal.Instant; isSecond: boolean } | null;
  /** There was a warning, and it was taken back. */
  isWarningDropped: boolean;
  movements: Movement[];
  /** The decided price of late boards. */
  overtime: RentalOvertime | null;
  debts: RentalDebt[];
  /** Claims for missing or broken things that an admin has approved. */
  claims: RentalClaim[];
  /** Broadcasts while this rental was coming or under way. */
  broadcasts: RentalBroadcast[];
};

export type HeldExtension = { id: string; priceInCents: number; heldUntil: Temporal.Instant };

/** `answer`: the admin's answer to an objection. */
export type RentalOvertime = Pick<Selectable<OvertimesTable>, 'boards' | 'amountInCents' | 'answer' | 'answerReason'>;

export type RentalDebt = Pick<
  Selectable<DebtsTable>,
  'id' | 'reason' | 'status' | 'amountInCents' | 'dueAt' | 'doubledAt' | 'pausedAt'
>;

export type RentalClaim = Pick<
  Selectable<ClaimsTable>,
  'id' | 'status' | 'amountInCents' | 'note' | 'answerBy' | 'answeredAt' | 'decisionReason'
> & { items: Pick<Selectable<ClaimItemsTable>, 'kind' | 'name' | 'amountInCents'>[]; photos: number };

export type RentalBroadcast = Pick<Selectable<BroadcastsTable>, 'id' | 'kind' | 'words' | 'until'> & {
  part: BroadcastPart;
};

type RentalStation = { id: string } & Directions &
  Pick<StationFacts, 'name' | 'locationText' | 'latitude' | 'longitude' | 'timeZone' | 'phone' | 'email'>;

export type RentalSession = {
  id: string;
  status: SessionStatus;
  code: string | null;
  lockerNumber: number | null;
  /** As agreed, without an hour that is only held. */
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Nobody is late before this, see `board-ends.ts`. */
  boundEnd: Temporal.Instant;
  /** The same once its end is told: no earlier than it's paid for. */
  paidUntil: Temporal.Instant;
  /** Price and refund of a separately cancelled board. */
  cancelledInCents: number | null;
  refundInCents: number | null;
  /** As in `board-prices.ts`. */
  replaces: string | null;
  isExtra: boolean;
  hourInCents: number;
  /** The renter says that it's back, and staff haven't looked yet. */
  isInQuestion?: boolean;
};

/** On the water, as far as anybody knows. */
export const isOut = ({ status, isInQuestion }: RentalSession) => status === 'started' && isInQuestion !== true;

/** One ledger row, with its receipt or credit note if there is one. */
export type Movement = Pick<LedgerTable, 'kind' | 'purpose' | 'state' | 'amountInCents'> & {
  id: string;
  createdAt: Temporal.Instant;
  means: Means;
  /** A gift card's part that goes to its buyer, who has withdrawn from it. */
  isForBuyer: boolean;
  /** The renter's bank has taken the payment back and not decided yet. */
  isAtBank?: boolean;
  /** For things of a claim that were found. */
  isForFound: boolean;
  document: IssuedDocument | null;
};

/** As issued; see `payments/receipts/receipt-data.ts`. A joint payment by card and gift card has one. */
export type IssuedDocument = {
  id: string;
  kind: ReceiptKind;
  number: string;
  issuedAt: Temporal.Instant;
  lines: { label: string; cents: number }[];
  totalInCents: number;
  vatPercent: number | null;
  vatInCents: number;
};

export const isLive = ({ status }: RentalSession) => status === 'created' || status === 'started';

export type DoorCode = { code: string; lockerNumber: number | null };

/** The boards that weren't cancelled, or all if the whole booking is. */
export function boardsOf<Board extends Pick<RentalSession, 'status'>>({ sessions }: { sessions: Board[] }): Board[] {
  const kept = sessions.filter(({ status }) => status !== 'cancelled');
  return kept.length > 0 ? kept : sessions;
}

/** The end in a notice's occasion; older notices named none. */
export const endMeant = ({ end }: Pick<Rental, 'end'>, occasion: string): Temporal.Instant =>
  occasion.includes('T') ? Temporal.Instant.from(occasion) : end;

/** The boards on the water that end then. */
export const outUntil = ({ sessions }: Pick<Rental, 'sessions'>, end: Temporal.Instant): RentalSession[] =>
  sessions.filter((session) => isOut(session) && session.end.equals(end));

/** Codes that open a door now or will at the start. */
export function doorCodes({ sessions }: Pick<Rental, 'sessions'>): DoorCode[] {
  return sessions
    .filter(isLive)
    .flatMap(({ code, lockerNumber }) => (code === null ? [] : [{ code, lockerNumber }]))
    .toSorted((a, b) => (a.lockerNumber ?? 0) - (b.lockerNumber ?? 0));
}

/** The boards named in a notice about separate cancellations, as far as they are still cancelled. */
export const cancelledAlone = ({ sessions }: Pick<Rental, 'sessions'>, occasion: string): RentalSession[] =>
  sessions.filter(({ id, cancelledInCents }) => cancelledInCents !== null && occasion.split(' ').includes(id));

/** All successful charges, or the one that the notice is about. */
export const chargesOf = ({ movements }: Rental, occasion: string) =>
  movements.filter(
    ({ id, kind, state, amountInCents }) =>
      kind === 'charge' && state === 'succeeded' && amountInCents > 0 && (occasion === '' || id === occasion),
  );

/** All refunds that weren't declined, or those that the notice is about, by id or by `refund-occasion.ts`. */
export const refundsOf = ({ movements }: Pick<Rental, 'movements'>, occasion: string) =>
  movements.filter(
    (movement) =>
      movement.kind === 'refund' &&
      movement.state !== 'failed' &&
      ['', movement.id, refundOccasion(movement)].includes(occasion),
  );

/** Refunds for separately cancelled boards: written at the moment that their notice names. */
export const refundsOfBoards = (rental: Pick<Rental, 'movements'>, occasion: string): Movement[] =>
  refundsOf(rental, '').filter(
    ({ means, createdAt }) => means !== 'bank' && occasion.split(' ').includes(createdAt.toString()),
  );

/** The notice's debt: its occasion begins with the id. */
export const debtOf = ({ debts }: Pick<Rental, 'debts'>, occasion: string): RentalDebt | undefined =>
  debts.find(({ id }) => occasion === id || occasion.startsWith(`${id}:`));

export const claimOf = ({ claims }: Pick<Rental, 'claims'>, occasion: string): RentalClaim | undefined =>
  claims.find(({ id }) => id === occasion);

export const broadcastOf = (
  { broadcasts }: Pick<Rental, 'broadcasts'>,
  occasion: string,
): RentalBroadcast | undefined => broadcasts.find(({ id }) => id === occasion);

export const sumInCents = (movements: Movement[]) =>
  movements.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
