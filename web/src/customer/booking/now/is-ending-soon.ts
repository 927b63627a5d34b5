import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { ENDING_SOON_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Phase } from '../booking-phase.ts';

/** Boards are out and the last minutes run, in which an SMS offers one more hour as well. */
export const isEndingSoon = (
  { metadata }: Pick<BookingDetail, 'metadata'>,
  phase: Phase,
  now: Temporal.Instant,
): boolean => phase === 'out' && !isBefore(now, plusSeconds(Temporal.Instant.from(metadata.end), -ENDING_SOON_SECONDS));
