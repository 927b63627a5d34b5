import type { SessionStatus } from '@laine/contract/states.ts';
import { doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import { isBefore } from '@laine/rules/time/instants.ts';

/** The values of `Phase` for a booking that is paid and not cancelled. */
export type RentalPhase = 'waiting' | 'ready' | 'out' | 'late' | 'in-question' | 'finished' | 'missed';

type Rental = {
  start: string;
  end: string;
  /** In question: the renter says that it's back, and staff haven't checked yet. */
  boards: readonly { status: SessionStatus; isInQuestion: boolean }[];
};

/** Shared by the booking page, a shared ticket and the bar above every page. */
export function rentalPhase({ start, end, boards }: Rental, now: Temporal.Instant): RentalPhase {
  const isOver = !isBefore(now, Temporal.Instant.from(end));
  const some = (wanted: SessionStatus) => boards.some(({ status }) => status === wanted);
  const isAnyOut = boards.some(({ status, isInQuestion }) => status === 'started' && !isInQuestion);
  if (isAnyOut) return isOver ? 'late' : 'out';
  if (some('started')) return 'in-question';
  if (some('created') && !isOver) {
    return isBefore(now, doorCodeWorksFrom(Temporal.Instant.from(start))) ? 'waiting' : 'ready';
  }
  return some('finished') ? 'finished' : 'missed';
}
