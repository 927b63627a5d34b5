import { overtimeEndsAt, overtimeOfBooking } from '@laine/rules/price/overtime-of-booking.ts';
import { earlier, isBefore, later } from '@laine/rules/time/instants.ts';
import type { AgreedTerms } from '../../ground/agreed-terms.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { OvertimeBoard } from '../../ground/db/tables/money.ts';
import { listLockouts } from '../../ground/logs/list-lockouts.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { queueCharge } from '../../money/payments/queue-charge.ts';
import { balanceOvertimeJob } from './balance-overtime-job.ts';
import { lookAgainLater } from './decide-overtime-job.ts';
import type { OvertimeRow, RentedBoard } from './overtime-store.ts';
import {
  correctOvertime,
  findRentedBooking,
  insertOvertime,
  listRentedBoards,
  lockOvertime,
  NO_TALK,
  readCharges,
  updateTalk,
} from './overtime-store.ts';

type Occasion = {
  bookingId: string;
  /** Every board still out has reached its maximum. Otherwise the very next event may bring one back. */
  isAtTheCap: boolean;
};

/**
 * Decides the price of a booking's late boards: once, when the last one is back or at the longest overtime
 * (docs/product.md, Overtime). The caller holds the station's lock, and its journal has passed that moment. Deciding
 * again may find less, which is refunded, or more if a board was taken out once more.
 */
export async function decideOvertime(
  tx: Tx,
  { bookingId, isAtTheCap }: Occasion,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await findRentedBooking(tx, bookingId);
  if (!booking) return;
  // Somebody may still pay for one more hour, so its end is open. Boards that are out are checked every minute anyway.
  if (booking.isHourHeld) return isAtTheCap ? undefined : lookAgainLater(tx, bookingId, now);
  // Postponed until staff have looked: `by-staff/decide-return.ts` asks again.
  if (booking.isReturnInQuestion) return;
  const terms = readAgreedTerms(booking.tariff);
  const boards = await listRentedBoards(tx, bookingId);
  const known = booking.isOvertimeDecided ? await lockOvertime(tx, bookingId) : undefined;
  if (!known && !isAtTheCap && boards.some(({ isOut }) => isOut)) return;

  const decided = await judge(tx, booking.stationId, terms, boards);
  if (!known) {
    const ledgerId = await charge(tx, booking, decided.amountInCents, 1, now);
    if (ledgerId !== undefined) await insertOvertime(tx, { bookingId, ledgerId, ...decided }, now);
    return;
  }
  const more = decided.amountInCents - known.amountInCents;
  if (more <= 0) return correct(tx, known, decided, now);
  const isOut = boards.some((board) => board.isOut);
  if (!wasOutAgain(known, decided) || (isOut && !isAtTheCap)) return;
  await charge(tx, booking, more, (await readCharges(tx, bookingId)).count + 1, now);
  await correctOvertime(tx, bookingId, decided);
  // An answer applies only to the sum that it was given for.
  if (known.answeredAt !== null) await updateTalk(tx, bookingId, NO_TALK);
}

type Booking = NonNullable<Awaited<ReturnType<typeof findRentedBooking>>>;

async function charge(
  tx: Tx,
  { id: bookingId, accountId }: Booking,
  amountInCents: number,
  attempt: number,
  now: Temporal.Instant,
): Promise<string | undefined> {
  if (amountInCents === 0) return undefined;
  const asked = { purpose: 'overtime', subjectId: bookingId, attempt, amountInCents, accountId, bookingId } as const;
  return (await queueCharge(tx, asked, now)).id;
}

/** Somebody came back for forgotten things and took a board that counted as back. */
const wasOutAgain = (known: OvertimeRow, { boards }: Decided): boolean =>
  known.boards.some(({ sessionId, backAt }) => {
    const board = boards.find((one) => one.sessionId === sessionId);
    return backAt !== null && board !== undefined && board.backAt !== backAt;
  });

type Decided = { boards: OvertimeBoard[]; amountInCents: number };

async function judge(tx: Tx, stationId: string, terms: AgreedTerms, boards: RentedBoard[]): Promise<Decided> {
  if (boards.length === 0) return { boards: [], amountInCents: 0 };
  const ends = boards.map(({ bookedEnd }) => bookedEnd);
  const isAnyLate = boards.some(({ backAt, bookedEnd }) => backAt === null || isBefore(bookedEnd, backAt));
  const lockouts = isAnyLate
    ? await listLockouts(tx, stationId, ends.reduce(earlier), overtimeEndsAt(terms, ends.reduce(later)))
    : [];
  const judged = overtimeOfBooking(terms, boards, lockouts);
  return {
    amountInCents: judged.amountInCents,
    boards: judged.boards.map(({ board, overtime }) => ({
      sessionId: board.sessionId,
      lockerNumber: board.lockerNumber,
      bookedEnd: board.bookedEnd.toString(),
      backAt: board.backAt?.toString() ?? null,
      lateInSeconds: overtime.lateInSeconds,
      billedInSeconds: overtime.billedInSeconds,
      cents: overtime.feeInCents,
    })),
  };
}

/** A board that came back after the decision now has its real moment. */
async function correct(tx: Tx, known: OvertimeRow, decided: Decided, now: Temporal.Instant): Promise<void> {
  const { bookingId, amountInCents } = known;
  await correctOvertime(tx, bookingId, decided);
  if (decided.amountInCents === amountInCents) return;
  await enqueue(tx, balanceOvertimeJob, { bookingId }, { now });
}
