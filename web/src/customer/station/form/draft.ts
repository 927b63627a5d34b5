import { isBoardCountAllowed, type StationTerms } from '@laine/rules/price/station-terms.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { clampSlot, defaultSlot, type ChosenSlot } from '@laine/rules/time/slot-choice.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn, instantAt, wallSeconds } from '@laine/rules/time/wall-time.ts';
import { bitingLimit, type Limit } from '../timeline/biting-limit.ts';

/** A wish in wall times. It survives a sign-in, and another station can apply it to its own clock and hours. */
export type Draft = {
  date: string;
  startInSeconds: number;
  endInSeconds: number;
  count: number;
  phone: string;
  /** The time was chosen, not proposed by us. */
  isChosen: boolean;
  /** The end or the length was chosen; otherwise the end follows the start. */
  isEndChosen: boolean;
  /** The length begins whenever the form is looked at. */
  startsNow?: boolean;
};

/** The choices, without their origin. */
type DraftedWish = Omit<Draft, 'isChosen' | 'isEndChosen' | 'startsNow'>;

export function draftOf(slot: Slot, count: number, phone: string, timeZone: string): DraftedWish {
  const date = dateIn(timeZone, slot.start);
  return {
    date: date.toString(),
    startInSeconds: wallSeconds(slot.start, date, timeZone),
    endInSeconds: wallSeconds(slot.end, date, timeZone),
    count,
    phone,
  };
}

export function draftSlot(draft: Pick<Draft, 'date' | 'startInSeconds' | 'endInSeconds'>, timeZone: string): Slot {
  const date = Temporal.PlainDate.from(draft.date);
  return {
    start: instantAt(date, draft.startInSeconds, timeZone),
    end: instantAt(date, draft.endInSeconds, timeZone),
  };
}

export const draftCount = (draft: Pick<Draft, 'count'>, terms: StationTerms): number =>
  isBoardCountAllowed(terms, draft.count) ? draft.count : 1;

/**
 * The wish as it can be booked now. The clock goes on while the form is open: a start that has passed moves to the next
 * minute, and a day that is over is replaced by the next one with room.
 */
export function bookableSlot(terms: StationTerms, wished: ChosenSlot, now: Temporal.Instant): ChosenSlot {
  const clamped = typeof wished === 'string' ? wished : clampSlot(terms, wished, now);
  return typeof clamped === 'string' ? defaultSlot(terms, now) : clamped;
}

/**
 * Why a chosen time, perhaps from another station, differs here. A passed start is reported separately while the form
 * is open.
 */
export function draftLimit(terms: StationTerms, draft: Draft, now: Temporal.Instant): Limit | undefined {
  const asked = draftSlot(draft, terms.timeZone);
  const chosen = bookableSlot(terms, asked, now);
  if (!draft.isChosen || typeof chosen === 'string' || isBefore(asked.start, now)) return undefined;
  const isSameDay = dateIn(terms.timeZone, chosen.start).equals(dateIn(terms.timeZone, asked.start));
  return isSameDay ? bitingLimit(terms, asked, 'slot', chosen, now) : 'closed-day';
}
