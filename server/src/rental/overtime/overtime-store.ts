import type { LateBoard } from '@laine/rules/price/overtime-of-booking.ts';
import { type Selectable, sql } from 'kysely';
import { boundEnd } from '../../ground/db/board-ends.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { OvertimeBoard, OvertimesTable } from '../../ground/db/tables/money.ts';
import { listRests, sumRests } from '../../money/payments/list-rests.ts';
import { journalIsHere, socketSilence } from '../../site/stations/link/station-silence.ts';

export type OvertimeRow = Selectable<OvertimesTable>;

export const findOvertime = (db: Db, bookingId: string): Promise<OvertimeRow | undefined> =>
  db.selectFrom('overtimes').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

export const lockOvertime = (tx: Tx, bookingId: string): Promise<OvertimeRow | undefined> =>
  tx.selectFrom('overtimes').selectAll().where('bookingId', '=', bookingId).forUpdate().executeTakeFirst();

type NewOvertime = Pick<OvertimeRow, 'bookingId' | 'amountInCents' | 'ledgerId'> & { boards: OvertimeBoard[] };

export async function insertOvertime(tx: Tx, { boards, ...overtime }: NewOvertime, now: Temporal.Instant) {
  await tx
    .insertInto('overtimes')
    .values({ ...overtime, boards: asJson(boards), decidedAt: now })
    .execute();
}

/** A journal has reported more about the boards. */
export async function correctOvertime(
  tx: Tx,
  bookingId: string,
  { boards, amountInCents }: { boards: OvertimeBoard[]; amountInCents: number },
): Promise<void> {
  await tx
    .updateTable('overtimes')
    .set({ boards: asJson(boards), amountInCents })
    .where('bookingId', '=', bookingId)
    .execute();
}

type Talk = Partial<
  Pick<OvertimeRow, 'objectedAt' | 'objection' | 'answeredAt' | 'answeredBy' | 'answer' | 'answerReason'> &
    Pick<OvertimeRow, 'waivedInCents' | 'waivedAt'>
>;

/** The renter's words stay. The earlier answer is in the audit. */
export const NO_TALK: Talk = {
  objectedAt: null,
  answeredAt: null,
  answeredBy: null,
  answer: null,
  answerReason: null,
};

export async function updateTalk(tx: Tx, bookingId: string, talk: Talk): Promise<void> {
  await tx.updateTable('overtimes').set(talk).where('bookingId', '=', bookingId).execute();
}

const isHourHeld = sql<boolean>`exists (select from extensions
  where extensions.booking_id = bookings.id and extensions.status = 'held')`;

const isInQuestion = sql<boolean>`exists (select from return_questions
  join sessions on sessions.id = return_questions.session_id
  where sessions.booking_id = bookings.id and return_questions.ended_at is null)`;

/** The renter and terms of a paid booking, and what a decision about it waits for. */
export async function findRentedBooking(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'accountId', 'stationId', 'tariff', 'end'])
    .select([isHourHeld.as('isHourHeld'), isInQuestion.as('isReturnInQuestion')])
    .select(sql<boolean>`exists (select from overtimes where booking_id = bookings.id)`.as('isOvertimeDecided'))
    .where('id', '=', bookingId)
    .where('status', '=', 'complete')
    .executeTakeFirst();
}

export type RentedBoard = LateBoard & { sessionId: string; lockerNumber: number | null; isOut: boolean };

/** A board that staff wrote off without its costs still counts as out. */
const isOut = sql<boolean>`(sessions.status = 'started' or sessions.missing_since is not null)`;

/** The collected boards of a booking. */
export async function listRentedBoards(db: Db, bookingId: string): Promise<RentedBoard[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id as sessionId', 'lockerNumber', 'closeAt', isOut.as('isOut')])
    .select(boundEnd.as('bookedEnd'))
    // If the next board was given out of its locker, it was back before then.
    .select(
      sql<boolean>`exists (select from alerts where kind = 'rental-closed-by-next' and target = sessions.id)`.as(
        'isReturnUnseen',
      ),
    )
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['started', 'finished'])
    .orderBy('lockerNumber', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map(({ closeAt, ...board }) => ({ ...board, backAt: board.isOut ? null : closeAt }));
}

/** A board that staff call missing isn't waited for. */
export async function isBoardOut(db: Db, bookingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'started')
    .executeTakeFirst();
  return row !== undefined;
}

/** A board that the decision counted as back is out again. */
const isOutAgain = sql<boolean>`exists (select from jsonb_array_elements(overtimes.boards) board
  join sessions on sessions.id = board ->> 'sessionId'
  where board ->> 'backAt' is not null and ${isOut})`;

/** Attempts on the saved card: one, and another if a board was taken out again. */
export async function readCharges(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('ledger')
    .select((ledger) => [ledger.fn.countAll<string>().as('count'), ledger.fn.max('accountId').as('accountId')])
    .select([
      sql<string | null>`sum(amount_in_cents)`.as('sum'),
      sql<boolean>`coalesce(bool_or(state = 'pending'), false)`.as('isPending'),
    ])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', 'overtime')
    .where('debtId', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...row, count: Number(row.count), amountInCents: Number(row.sum ?? 0) };
}

/**
 * The money taken for this overtime, less refunds, and the part that the card paid itself. What a bank took of it counts
 * while it decides, and as long as it's owed again.
 */
export async function readTaken(db: Db, bookingId: string) {
  const rests = await listRests(db, { bookingId, purpose: 'overtime' });
  const byCard = rests.filter(({ paysDebt }) => !paysDebt);
  return { accountId: rests[0]?.accountId ?? null, takenInCents: sumRests(rests), paidInCents: sumRests(byCard) };
}

/** Paid bookings with a board out past their time, without an overtime decision. */
export async function listUndecided(db: Db, now: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select(['bookings.id', 'bookings.stationId', 'bookings.tariff', 'stations.prefs', 'stations.apiKeyHash'])
    .select([socketSilence.as('silentForInSeconds'), journalIsHere.as('isJournalHere')])
    .select(
      sql<Temporal.Instant>`(select max(${boundEnd}) from sessions
        where booking_id = bookings.id and ${isOut})`.as('lastEnd'),
    )
    .where('bookings.status', '=', 'complete')
    .where('bookings.end', '<=', now)
    .where(sql<boolean>`exists (select from sessions where booking_id = bookings.id and ${isOut})`)
    .where(sql<boolean>`not exists (select from overtimes where booking_id = bookings.id and not ${isOutAgain})`)
    .orderBy('bookings.end')
    .execute();
}
