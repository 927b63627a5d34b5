import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { draftOf, type Draft } from '../station/form/draft.ts';

type Booked = { metadata: Pick<BookingDetail['metadata'], 'start' | 'end' | 'count'> };

/**
 * A booking as a wish for the form: as many boards, and its time where that is still to come. Nobody has chosen it yet,
 * so a time that has passed is replaced without a word. It is anybody's: a phone number is not in it.
 */
export function draftAgain({ metadata }: Booked, timeZone: string): Draft & { ownerId: null } {
  const slot = { start: Temporal.Instant.from(metadata.start), end: Temporal.Instant.from(metadata.end) };
  return { ...draftOf(slot, Number(metadata.count), '', timeZone), isChosen: false, isEndChosen: false, ownerId: null };
}
