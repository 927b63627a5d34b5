import { MIN_CARD_CHARGE_CENTS } from '../constants.ts';
import { earlier, plusSeconds } from '../time/instants.ts';
import type { Slot } from '../time/slot.ts';
import type { LateCost, LateSum, Overtime } from './overtime.ts';
import { lateSumAt, lockedOutInSeconds, overtime } from './overtime.ts';
import type { Tariff } from './station-terms.ts';

type OvertimeTariff = Pick<Tariff, 'pricePerHourInCents' | 'maxOvertimeInSeconds' | 'overtimeBilling'>;

/** A board that was out after its time, or may have been. */
export interface LateBoard {
  bookedEnd: Temporal.Instant;
  /** Null while it is out. */
  backAt: Temporal.Instant | null;
  /** Nobody saw it come back, so we assume that it was in time. */
  isReturnUnseen: boolean;
}

interface BookingOvertime<Board extends LateBoard> {
  boards: { board: Board; overtime: Overtime }[];
  /** For all boards. Either zero or at least 50 cents, because a card can't pay less. */
  amountInCents: number;
}

/** A board that is still out counts up to the longest overtime, where its cost stops growing. */
export function overtimeOfBooking<Board extends LateBoard>(
  tariff: OvertimeTariff,
  boards: readonly Board[],
  lockouts: readonly Slot[],
): BookingOvertime<Board> {
  const judged = boards.map((board) => ({ board, overtime: overtimeOf(tariff, board, lockouts) }));
  const sum = judged.reduce((cents, { overtime: { feeInCents } }) => cents + feeInCents, 0);
  return { boards: judged, amountInCents: askedFor(sum) };
}

/**
 * The sum that a renter sees while a board is out: what it would cost if it came back now. A returned board keeps its
 * price, though nothing is decided until the last one is back.
 */
export function lateSumOfBooking(
  cost: Omit<LateCost, 'from'>,
  boards: readonly Pick<LateBoard, 'backAt' | 'bookedEnd'>[],
  now: Temporal.Instant,
): LateSum {
  const sums = boards.map(({ backAt, bookedEnd }) => lateSumAt(cost, bookedEnd, backAt ?? now).soFarInCents);
  const growing = boards
    .filter(({ backAt }) => backAt === null)
    .flatMap(({ bookedEnd }) => lateSumAt(cost, bookedEnd, now).growsAt ?? []);
  return {
    soFarInCents: askedFor(sums.reduce((sum, cents) => sum + cents, 0)),
    growsAt: growing.reduce<Temporal.Instant | null>((one, other) => (one ? earlier(one, other) : other), null),
  };
}

const askedFor = (sumInCents: number): number => (sumInCents < MIN_CARD_CHARGE_CENTS ? 0 : sumInCents);

function overtimeOf(tariff: OvertimeTariff, board: LateBoard, lockouts: readonly Slot[]): Overtime {
  const { bookedEnd, backAt, isReturnUnseen } = board;
  const cap = overtimeEndsAt(tariff, bookedEnd);
  const returnedAt = isReturnUnseen ? earlier(bookedEnd, backAt ?? bookedEnd) : (backAt ?? cap);
  // When a board comes back days later, lock-outs of those days don't shorten its late hours.
  const counted = earlier(returnedAt, cap);
  return overtime(tariff, {
    bookedEnd,
    returnedAt,
    lockedOutInSeconds: lockedOutInSeconds(lockouts, bookedEnd, counted),
  });
}

/** After this moment a board that is out costs no more. */
export const overtimeEndsAt = (
  { maxOvertimeInSeconds }: Pick<Tariff, 'maxOvertimeInSeconds'>,
  bookedEnd: Temporal.Instant,
): Temporal.Instant => plusSeconds(bookedEnd, maxOvertimeInSeconds);
