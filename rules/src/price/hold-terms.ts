import { HOLD_SECONDS, MAX_BOARDS_PER_BOOKING, PRESSED_HOLD_SECONDS } from '../constants.ts';
import { secondsBetween } from '../time/instants.ts';

/** Boards that somebody else has not paid for yet, at the same station and time. */
export type UnpaidHold = { boards: number; heldUntil: Temporal.Instant; phone: string; network: string | null };

type Surroundings = {
  others: readonly UnpaidHold[];
  lockers: number;
  /** Whether earlier holds of the wish's phone or network were not paid. */
  distrust: { phone: boolean; network: boolean };
};

type HoldWish = { boards: number; phone: string; network: string };

/**
 * How long boards are held for a wish, or how long until they can be. Accounts cost nothing, so a phone or a network that let
 * holds lapse before holds together what one customer may, or half the station where that is more. When more than half of a
 * station is held by people who have not paid, everybody is given less time.
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
