import type { ItemKind, ProblemKind, QuestionedBecause, Remedy, SessionStatus } from '@laine/contract/states.ts';
import {
  DOOR_CODE_EARLY_SECONDS,
  MONEY_BACK_RETURN_SECONDS,
  REMEDY_SECONDS,
  REPLACEMENT_KEPT_SECONDS,
  REPORT_AFTER_END_SECONDS,
} from '../constants.ts';
import { isBefore, later, plusSeconds, secondsBetween } from '../time/instants.ts';

type Rental = { start: Temporal.Instant; end: Temporal.Instant; closeAt: Temporal.Instant | null };

/** From when its door may open, which is the very thing that may not work, to a day after the end or the return. */
export function canReport({ start, end, closeAt }: Rental, now: Temporal.Instant): boolean {
  const from = plusSeconds(start, -DOOR_CODE_EARLY_SECONDS);
  const until = plusSeconds(later(end, closeAt ?? end), REPORT_AFTER_END_SECONDS);
  return !isBefore(now, from) && isBefore(now, until);
}

const questioned: Partial<Record<ProblemKind, QuestionedBecause>> = {
  'cannot-return': 'cannot-return',
  'board-not-recognised': 'tag-unseen',
};

/**
 * Why a problem puts the return in question, if it does. Who says so stands at the station with the board: its clock
 * stops until staff have looked.
 */
export const questionedBecause = (what: ProblemKind): QuestionedBecause | undefined => questioned[what];

type Session = {
  status: SessionStatus;
  end: Temporal.Instant;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  /** Whether nobody could have taken it: its door was seen to stay shut, or the station cannot tell. */
  isShut: boolean;
  /** Whether it stands in for another board: that happens once for what was paid. */
  isReplacement: boolean;
};
type Report = { what: ProblemKind; happenedAt: Temporal.Instant };

/**
 * What may be offered for a problem of the first minutes: a rental that has hardly begun starts anew elsewhere, once, or
 * costs nothing. Who was never let in is in the first minutes until the end; but who never tried the door has no money back
 * that a late cancellation would not give. Who put the board back after the report may still have the money.
 */
export function remediesFor(
  { status, end, firstOpenAt, closeAt, isShut, isReplacement }: Session,
  { what, happenedAt }: Report,
  now: Temporal.Instant,
): Remedy[] {
  const isLive = status === 'created' || status === 'started';
  const isBack = status === 'finished' && closeAt !== null && !isBefore(closeAt, happenedAt);
  // What is said at the return is not helped by another locker.
  if (!(isLive || isBack) || questionedBecause(what) || !isBefore(now, end)) return [];
  const isEarly = firstOpenAt === null || !isBefore(plusSeconds(firstOpenAt, REMEDY_SECONDS), happenedAt);
  const isFresh = !isBefore(plusSeconds(happenedAt, REMEDY_SECONDS), now);
  if (!isEarly || !isFresh) return [];
  const remedies: Remedy[] = [];
  if (isLive && !isReplacement) remedies.push('another-locker');
  if (firstOpenAt !== null || isShut) remedies.push('money-back');
  return remedies;
}

/** Until when another locker is kept for somebody whose first board is to come back before. */
export const replacementKeptUntil = (chosenAt: Temporal.Instant): Temporal.Instant =>
  plusSeconds(chosenAt, REPLACEMENT_KEPT_SECONDS);

const kinds: Partial<Record<ProblemKind, ItemKind>> = {
  'damaged-board': 'board',
  'damaged-paddle': 'paddle',
  'damaged-vest': 'vest',
};

/** What kind of thing is broken, where the report says so. */
export const reportedKind = (what: ProblemKind): ItemKind | undefined => kinds[what];

/** All the money for one board: its part of what was paid, rounded up in favour of the customer. */
export const boardShareInCents = (paidInCents: number, boards: number): number =>
  Math.ceil(paidInCents / Math.max(1, boards));

/** Until when a board is to be back for all of its money. */
export const moneyBackReturnBy = (chosenAt: Temporal.Instant): Temporal.Instant =>
  plusSeconds(chosenAt, MONEY_BACK_RETURN_SECONDS);

type KeptBoard = {
  start: Temporal.Instant;
  end: Temporal.Instant;
  chosenAt: Temporal.Instant;
  backAt: Temporal.Instant;
};

/** All of it for a board that is back soon; for one that was used on, the part of the time that was left, rounded up. */
export function moneyBackInCents(shareInCents: number, { start, end, chosenAt, backAt }: KeptBoard): number {
  if (!isBefore(moneyBackReturnBy(chosenAt), backAt)) return shareInCents;
  const leftInSeconds = Math.max(0, secondsBetween(backAt, end));
  // Multiply first; dividing first leaves float dust that ceil turns into a cent.
  return Math.min(shareInCents, Math.ceil((shareInCents * leftInSeconds) / secondsBetween(start, end)));
}
