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

/** From when the door may open, which may itself be the problem, until a day after the end or the return. */
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
 * Some problems put the return in question: the renter stands at the station with the board, so the clock stops until
 * staff have looked.
 */
export const questionedBecause = (what: ProblemKind): QuestionedBecause | undefined => questioned[what];

type Session = {
  status: SessionStatus;
  end: Temporal.Instant;
  firstOpenAt: Temporal.Instant | null;
  closeAt: Temporal.Instant | null;
  /** Nobody could have taken the board: its door was seen to stay shut, or the station can't tell. */
  isShut: boolean;
  /** Replaces another board. A payment buys one replacement only. */
  isReplacement: boolean;
};
type Report = { what: ProblemKind; happenedAt: Temporal.Instant };

/**
 * In the first minutes a rental either starts anew elsewhere, once, or costs nothing. Somebody who was never let in
 * counts as being in the first minutes until the end. Somebody who never tried the door gets no more than a late
 * cancellation would give. Somebody who put the board back after the report can still have the money.
 */
export function remediesFor(
  { status, end, firstOpenAt, closeAt, isShut, isReplacement }: Session,
  { what, happenedAt }: Report,
  now: Temporal.Instant,
): Remedy[] {
  const isLive = status === 'created' || status === 'started';
  const isBack = status === 'finished' && closeAt !== null && !isBefore(closeAt, happenedAt);
  // Another locker doesn't help with a problem at the return.
  if (!(isLive || isBack) || questionedBecause(what) || !isBefore(now, end)) return [];
  const isEarly = firstOpenAt === null || !isBefore(plusSeconds(firstOpenAt, REMEDY_SECONDS), happenedAt);
  const isFresh = !isBefore(plusSeconds(happenedAt, REMEDY_SECONDS), now);
  if (!isEarly || !isFresh) return [];
  const remedies: Remedy[] = [];
  if (isLive && !isReplacement) remedies.push('another-locker');
  if (firstOpenAt !== null || isShut) remedies.push('money-back');
  return remedies;
}

/** Time to bring the first board back before the other locker goes to somebody else. */
export const replacementKeptUntil = (chosenAt: Temporal.Instant): Temporal.Instant =>
  plusSeconds(chosenAt, REPLACEMENT_KEPT_SECONDS);

const kinds: Partial<Record<ProblemKind, ItemKind>> = {
  'damaged-board': 'board',
  'damaged-paddle': 'paddle',
  'damaged-vest': 'vest',
};

/** Undefined when the report names no kind. */
export const reportedKind = (what: ProblemKind): ItemKind | undefined => kinds[what];

export const moneyBackReturnBy = (chosenAt: Temporal.Instant): Temporal.Instant =>
  plusSeconds(chosenAt, MONEY_BACK_RETURN_SECONDS);

type KeptBoard = {
  start: Temporal.Instant;
  end: Temporal.Instant;
  chosenAt: Temporal.Instant;
  backAt: Temporal.Instant;
};

export const isSoonBack = ({ chosenAt, backAt }: Pick<KeptBoard, 'chosenAt' | 'backAt'>): boolean =>
  !isBefore(moneyBackReturnBy(chosenAt), backAt);

/** Everything for a board that comes back soon; otherwise the unused part of the time, rounded up. */
export function moneyBackInCents(shareInCents: number, { start, end, chosenAt, backAt }: KeptBoard): number {
  if (isSoonBack({ chosenAt, backAt })) return shareInCents;
  const leftInSeconds = Math.max(0, secondsBetween(backAt, end));
  // Multiply first; dividing first leaves float dust that ceil turns into a cent.
  return Math.min(shareInCents, Math.ceil((shareInCents * leftInSeconds) / secondsBetween(start, end)));
}
