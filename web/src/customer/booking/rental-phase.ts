import type { SessionStatus } from '@laine/contract/states.ts';
import { doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import { isBefore } from '@laine/rules/time/instants.ts';

/** Of `Phase`, those of a booking that is paid and not called off. */
export type RentalPhase = 'waiting' | 'ready' | 'out' | 'late' | 'in-question' | 'finished' | 'missed';

type Rental = {
  start: string;
  end: string;
  /** In question: its renter says that it is back, and staff have not looked yet. */
  boards: readonly { status: SessionStatus; isInQuestion: boolean }[];
};

/** The same on the booking page, on a shared ticket and in the bar above every page. */
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
