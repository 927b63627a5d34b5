import { HOLD_SECONDS, MAX_BOARDS_PER_BOOKING, PRESSED_HOLD_SECONDS } from '../constants.ts';
import { secondsBetween } from '../time/instants.ts';

/** Boards that somebody else has not paid for yet, at the same station and time. */
export type UnpaidHold = { boards: number; heldUntil: Temporal.Instant; phone: string; network: string | null };

type Surroundings = {
  others: readonly UnpaidHold[];
  lockers: number;
  /** True where earlier holds from this phone or network went unpaid. */
  distrust: { phone: boolean; network: boolean };
};

type HoldWish = { boards: number; phone: string; network: string };

/**
 * Seconds that boards are held, or how long until they can be. Accounts cost nothing, so a phone or network that let
 * holds lapse before may hold only as much as one customer, or half the station where that is more. When people who
 * haven't paid hold more than half of a station, everybody gets less time.
 */
export function holdTerms(
  wish: HoldWish,
  { others, lockers, distrust }: Surroundings,
  now: Temporal.Instant,
): { holdInSeconds: number } | { waitInSeconds: number } {
  const most = Math.max(MAX_BOARDS_PER_BOOKING, Math.floor(lockers / 2));
  const sameHands = [
    others.filter(({ phone }) => distrust.phone && phone === wish.phone),
    others.filter(({ network }) => distrust.network && network === wish.network),
  ];
  const full = sameHands.find((holds) => holds.length > 0 && boardsOf(holds) + wish.boards > most);
  if (full) {
    const ends = full.map(({ heldUntil }) => secondsBetween(now, heldUntil));
    return { waitInSeconds: Math.max(1, Math.ceil(Math.min(...ends))) };
  }
  const isPressed = others.length > 0 && boardsOf(others) + wish.boards > lockers / 2;
  return { holdInSeconds: isPressed ? PRESSED_HOLD_SECONDS : HOLD_SECONDS };
}

const boardsOf = (holds: readonly UnpaidHold[]): number => holds.reduce((sum, { boards }) => sum + boards, 0);
