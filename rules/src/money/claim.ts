import type { ItemKind } from '@laine/contract/states.ts';
import { BOARD_COMPENSATION_CENTS, CLAIM_ANSWER_DAYS, MIN_CARD_CHARGE_CENTS } from '../constants.ts';
import { compensationInCents } from '../price/compensation-in-cents.ts';
import { dateIn } from '../time/wall-time.ts';

/** The whole seventh day after the approval counts, on the station's calendar. */
export function claimAnswerBy(approvedAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const lastDay = dateIn(timeZone, approvedAt).add({ days: CLAIM_ANSWER_DAYS });
  return lastDay.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}

/** Staff price things that have no price of their own, up to the dearest one that has. */
export const mostForItemInCents = (kind: ItemKind): number => compensationInCents([kind]) || BOARD_COMPENSATION_CENTS;

type Claimed = { kind: ItemKind; amountInCents: number };

export type ClaimFault =
  | { fault: 'claim-too-high'; limitInCents: number }
  | { fault: 'claim-too-low'; limitInCents: number };

/** Refuses too much for one thing, or a total too small to charge to a card. */
export function findClaimFault(items: readonly Claimed[]): ClaimFault | undefined {
  const tooHigh = items.find(({ kind, amountInCents }) => amountInCents > mostForItemInCents(kind));
  if (tooHigh) return { fault: 'claim-too-high', limitInCents: mostForItemInCents(tooHigh.kind) };
  const total = items.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  if (total < MIN_CARD_CHARGE_CENTS) return { fault: 'claim-too-low', limitInCents: MIN_CARD_CHARGE_CENTS };
  return undefined;
}

/** When an admin asks for less in total, every thing shrinks in proportion, to the cent. */
export function decidedAmounts(amounts: readonly number[], decidedInCents: number): number[] {
  const total = amounts.reduce((sum, cents) => sum + cents, 0);
  let [given, seen] = [0, 0];
  return amounts.map((cents) => {
    seen += cents;
    const until = total === 0 ? 0 : Math.round((decidedInCents * seen) / total);
    const share = until - given;
    given = until;
    return share;
  });
}
