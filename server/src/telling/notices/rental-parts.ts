import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { agreedBoundEnd, agreedEnd, paidUntil } from '../../ground/db/board-ends.ts';
import { boardHourInCents, isExtraBoard } from '../../ground/db/board-prices.ts';
import type { HeldExtension, IssuedDocument, Movement, RentalDebt, RentalOvertime, RentalSession } from './rental.ts';

/**
 * What belongs to a booking, as JSON beside its row: one statement reads all of it. Each needs `bookings` in the query.
 */

/** Moments are text inside JSON. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Temporal.Instant
    ? string
    : Row[Name] extends Temporal.Instant | null
      ? string | null
      : Row[Name];
};

const moment = (text: string) => Temporal.Instant.from(text);

const isInQuestion = sql`exists (select from return_questions
  where return_questions.session_id = sessions.id and return_questions.ended_at is null)`;

export const boards = sql<InJson<RentalSession>[]>`(
  select coalesce(json_agg(json_build_object('id', sessions.id, 'status', sessions.status, 'code', sessions.code,
    'lockerNumber', sessions.locker_number, 'start', sessions.start, 'end', ${agreedEnd},
    'boundEnd', ${agreedBoundEnd}, 'paidUntil', ${paidUntil}, 'cancelledInCents', sessions.cancelled_in_cents,
    'refundInCents', sessions.refund_in_cents, 'replaces', sessions.replaces, 'isExtra', ${isExtraBoard},
    'hourInCents', ${boardHourInCents}, 'isInQuestion', ${isInQuestion})
    order by sessions.locker_number, sessions.id), '[]')
  from sessions where sessions.booking_id = bookings.id)`;

export const asBoard = (board: InJson<RentalSession>): RentalSession => ({
  ...board,
  start: moment(board.start),
  end: moment(board.end),
  boundEnd: moment(board.boundEnd),
  paidUntil: moment(board.paidUntil),
});

export const heldExtension = sql<InJson<HeldExtension> | null>`(
  select json_build_object('id', extensions.id, 'priceInCents', extensions.price_in_cents,
    'heldUntil', extensions.held_until)
  from extensions where extensions.booking_id = bookings.id and extensions.status = 'held' limit 1)`;

export const asHeldExtension = (held: InJson<HeldExtension>): HeldExtension => ({
  ...held,
  heldUntil: moment(held.heldUntil),
});

export const overtime = sql<RentalOvertime | null>`(
  select json_build_object('boards', overtimes.boards, 'amountInCents', overtimes.amount_in_cents,
    'answer', overtimes.answer, 'answerReason', overtimes.answer_reason)
  from overtimes where overtimes.booking_id = bookings.id)`;

export const debts = sql<InJson<RentalDebt>[]>`(
  select coalesce(json_agg(json_build_object('id', debts.id, 'reason', debts.reason, 'status', debts.status,
    'amountInCents', debts.amount_in_cents, 'dueAt', debts.due_at, 'doubledAt', debts.doubled_at,
    'pausedAt', debts.paused_at)
    order by debts.created_at), '[]')
  from debts where debts.booking_id = bookings.id)`;

export const asDebt = (debt: InJson<RentalDebt>): RentalDebt => ({
  ...debt,
  dueAt: moment(debt.dueAt),
  doubledAt: debt.doubledAt === null ? null : moment(debt.doubledAt),
  pausedAt: debt.pausedAt === null ? null : moment(debt.pausedAt),
});

/** As in `payments/refund-waits.ts`. */
const isForBuyer = sql`(ledger.kind = 'refund' and ledger.means = 'gift-card' and exists (
  select from gift_cards where gift_cards.id = ledger.gift_card_id
    and gift_cards.withdrawn_at <= coalesce(ledger.settled_at, gift_cards.withdrawn_at)))`;

const isAtBank = sql`exists (select from disputes join ledger taken
  on taken.provider_id = disputes.id and taken.kind = 'dispute'
  where disputes.ledger_id = ledger.refunds_id and disputes.status = 'open')`;

const isForFound = sql`(ledger.purpose = 'objection' and exists (
  select from ledger charge where charge.id = ledger.refunds_id and charge.purpose = 'compensation'))`;

type MovementRow = InJson<Omit<Movement, 'document'>> & {
  receipt: (InJson<Pick<IssuedDocument, 'id' | 'kind' | 'number' | 'issuedAt'>> & { data: unknown }) | null;
};

const movements = (which: RawBuilder<unknown>) => sql<MovementRow[]>`(
  select coalesce(json_agg(json_build_object('id', ledger.id, 'kind', ledger.kind, 'purpose', ledger.purpose,
    'state', ledger.state, 'amountInCents', ledger.amount_in_cents, 'means', ledger.means,
    'createdAt', ledger.created_at, 'isForBuyer', ${isForBuyer}, 'isAtBank', ${isAtBank}, 'isForFound', ${isForFound},
    'receipt', case when receipts.id is not null then json_build_object('id', receipts.id, 'kind', receipts.kind,
      'number', receipts.number, 'issuedAt', receipts.issued_at, 'data', receipts.data) end)
    order by ledger.created_at, ledger.id), '[]')
  from ledger left join receipts on receipts.id = ledger.receipt_id where ${which})`;

export const movementsOfBooking = movements(sql`ledger.booking_id = bookings.id`);

/** As on the booking page (`charge-pass-hour.ts`): written with the cancellation. */
export const passPriceBack = movements(sql`ledger.pass_id = bookings.pass_id and ledger.purpose = 'withdrawal'
  and ledger.created_at = bookings.cancelled_at`);

/** The parts of a document that mails repeat. */
const Issued = z.object({
  lines: z.array(z.object({ label: z.string(), cents: z.int() })).default([]),
  totalInCents: z.int(),
  vatPercent: z.number().nullable(),
  vatInCents: z.int(),
});

const asDocument = ({ data, issuedAt, ...receipt }: NonNullable<MovementRow['receipt']>): IssuedDocument => ({
  ...receipt,
  issuedAt: moment(issuedAt),
  ...Issued.parse(data),
});

export const asMovement = ({ receipt, createdAt, ...row }: MovementRow): Movement => ({
  ...row,
  createdAt: moment(createdAt),
  document: receipt && asDocument(receipt),
});
