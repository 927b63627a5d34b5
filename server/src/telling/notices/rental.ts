import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import type { BookingStatus, Locale, Means, ReceiptKind, SessionStatus } from '@laine/contract/states.ts';
import type { Directions } from '@laine/rules/people/directions-in.ts';
import type { AgreedTerms } from '../../ground/agreed-terms.ts';
import type { Selectable } from 'kysely';
import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { BroadcastsTable } from '../../ground/db/tables/stations.ts';
import { refundOccasion } from './refund-occasion.ts';
import type {
  ClaimItemsTable,
  ClaimsTable,
  DebtsTable,
  LedgerTable,
  OvertimesTable,
} from '../../ground/db/tables/money.ts';

/** What a notice can say about: a booking with everything around it, as it is at the time of sending. */
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
  /** In the links that end such mails. */
  unsubscribeToken: string | null;
  hasReview: boolean;
  /** When the last board came back. */
  backAt: Temporal.Instant | null;
  amountInCents: number | null;
  giftCardInCents: number;
  /** What a pass took off, whether that pass can be used, and what goes back for the hour where it was withdrawn from. */
  passInCents: number;
  isPassActive: boolean;
  passPriceBack: Movement[];
  /** What vouchers that were given for it have lost to its refunds, and what was spent of them. */
  vouchers: { takenInCents: number; spentInCents: number };
  cancelledBy: 'customer' | 'operator' | 'hold-ended' | null;
  cancelledAt: Temporal.Instant | null;
  /** When mails last went out, by their kind; of receipts the one at the end. */
  mailedAt: Partial<Record<NoticeKind, Temporal.Instant>>;
  /** Something was cancelled, and the station may not have heard of it: a code may still open a door. */
  awaitsStation: boolean;
  extendedAt: Temporal.Instant | null;
  /** One more hour that was asked for and is not paid yet. */
  heldExtension: HeldExtension | null;
  terms: AgreedTerms;
  station: RentalStation;
  sessions: RentalSession[];
  /** Of its lockers, those whose door stands open. */
  openDoors: number[];
  /** For having come back late, unless it was taken back. */
  warning: { sessionId: string | null; lateInMinutes: number; expiresAt: Temporal.Instant; isSecond: boolean } | null;
  /** It had one, and it was taken back. */
  isWarningDropped: boolean;
  movements: Movement[];
  /** What late boards cost, once it is decided. */
  overtime: RentalOvertime | null;
  debts: RentalDebt[];
  /** What is asked for things that were missing or broken, from an admin's approval on. */
  claims: RentalClaim[];
  /** What staff told everybody at the station while this rental lay ahead or was under way. */
  broadcasts: RentalBroadcast[];
};

export type HeldExtension = { id: string; priceInCents: number; heldUntil: Temporal.Instant };

/** `answer`: what an admin said to the customer's objection. */
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
  /** As agreed: an hour that is only held is not part of it. */
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Nobody is late before it, see `board-ends.ts`. */
  boundEnd: Temporal.Instant;
  /** The same once its end is told: no earlier than it is paid for. */
  paidUntil: Temporal.Instant;
  /** Of a board that was cancelled alone: what it had cost, and what goes back for it. */
  cancelledInCents: number | null;
  refundInCents: number | null;
  /** Its renter says that it is back, and staff have not looked yet. */
  isInQuestion?: boolean;
};

/** On the water, as far as anybody says. */
export const isOut = ({ status, isInQuestion }: RentalSession) => status === 'started' && isInQuestion !== true;

/** One ledger row with its receipt or credit note, if it has one yet. */
export type Movement = Pick<LedgerTable, 'kind' | 'purpose' | 'state' | 'amountInCents'> & {
  id: string;
  createdAt: Temporal.Instant;
  means: Means;
  /** Of what a gift card had paid: its buyer has withdrawn from it and gets this part. */
  isForBuyer: boolean;
  /** Of what a claim had asked for and is found. */
  isForFound: boolean;
  document: IssuedDocument | null;
};

/** As it was issued; see `payments/receipts/receipt-data.ts`. What a card and a gift card paid together has one. */
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

/** The boards that a notice speaks of: those that were not cancelled, or all of a booking that is. */
export function boardsOf<Board extends Pick<RentalSession, 'status'>>({ sessions }: { sessions: Board[] }): Board[] {
  const kept = sessions.filter(({ status }) => status !== 'cancelled');
  return kept.length > 0 ? kept : sessions;
}

/** The end that a notice is about, which its occasion names; those of before named none. */
export const endMeant = ({ end }: Pick<Rental, 'end'>, occasion: string): Temporal.Instant =>
  occasion.includes('T') ? Temporal.Instant.from(occasion) : end;

/** The boards on the water that end then. */
export const outUntil = ({ sessions }: Pick<Rental, 'sessions'>, end: Temporal.Instant): RentalSession[] =>
  sessions.filter((session) => isOut(session) && session.end.equals(end));

/** What opens a door now or will at the start. */
export function doorCodes({ sessions }: Pick<Rental, 'sessions'>): DoorCode[] {
  return sessions
    .filter(isLive)
    .flatMap(({ code, lockerNumber }) => (code === null ? [] : [{ code, lockerNumber }]))
    .toSorted((a, b) => (a.lockerNumber ?? 0) - (b.lockerNumber ?? 0));
}

/** The boards that a notice about a cancellation of single ones names, as far as they still are cancelled. */
export const cancelledAlone = ({ sessions }: Pick<Rental, 'sessions'>, occasion: string): RentalSession[] =>
  sessions.filter(({ id, cancelledInCents }) => cancelledInCents !== null && occasion.split(' ').includes(id));

/** All charges that went through, or the one that the notice is about. */
export const chargesOf = ({ movements }: Rental, occasion: string) =>
  movements.filter(
    ({ id, kind, state, amountInCents }) =>
      kind === 'charge' && state === 'succeeded' && amountInCents > 0 && (occasion === '' || id === occasion),
  );

/** All refunds that were not declined, or those that the notice is about, by id or by `refund-occasion.ts`. */
export const refundsOf = ({ movements }: Pick<Rental, 'movements'>, occasion: string) =>
  movements.filter(
    (movement) =>
      movement.kind === 'refund' &&
      movement.state !== 'failed' &&
      ['', movement.id, refundOccasion(movement)].includes(occasion),
  );

/** What goes back for boards that were cancelled alone: written at the moment that the notice about them names. */
export const refundsOfBoards = (rental: Pick<Rental, 'movements'>, occasion: string): Movement[] =>
  refundsOf(rental, '').filter(
    ({ means, createdAt }) => means !== 'bank' && occasion.split(' ').includes(createdAt.toString()),
  );

/** The debt that a notice is about: its occasion begins with the id. */
export const debtOf = ({ debts }: Pick<Rental, 'debts'>, occasion: string): RentalDebt | undefined =>
  debts.find(({ id }) => occasion === id || occasion.startsWith(`${id}:`));

/** The claim that a notice is about. */
export const claimOf = ({ claims }: Pick<Rental, 'claims'>, occasion: string): RentalClaim | undefined =>
  claims.find(({ id }) => id === occasion);

/** The message to everybody that a notice is about. */
export const broadcastOf = (
  { broadcasts }: Pick<Rental, 'broadcasts'>,
  occasion: string,
): RentalBroadcast | undefined => broadcasts.find(({ id }) => id === occasion);

export const sumInCents = (movements: Movement[]) =>
  movements.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
