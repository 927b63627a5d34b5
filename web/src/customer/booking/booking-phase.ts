import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { atNextTimes } from './at-next-times.ts';
import { isInQuestion } from './is-in-question.ts';
import { type RentalPhase, rentalPhase } from './rental-phase.ts';

/**
 * What the page is about right now.
 *
 * - `unpaid`     the boards are held and wait for the payment
 * - `confirming` the customer is back from the payment page, the provider has not confirmed yet
 * - `hold-over`  nobody paid in time; the server makes sure before it lets the boards go
 * - `waiting`    paid, the code does not work yet
 * - `ready`      the code works, nothing has been collected
 * - `out`        at least one board is on the water
 * - `late`       the same, after the booked end
 * - `in-question` every board is back, as the renter says, and staff have not looked yet
 * - `finished`   everything is back
 * - `missed`     the time passed and nobody came
 * - `cancelled`  never paid, or called off
 */
export type Phase = 'unpaid' | 'confirming' | 'hold-over' | RentalPhase | 'cancelled';

type Facts = Pick<BookingDetail, 'status' | 'metadata' | 'sessions' | 'actions' | 'returns'>;

export function bookingPhase(booking: Facts, now: Temporal.Instant, isBackFromPayment: boolean): Phase {
  if (booking.status === 'expired') return 'cancelled';
  if (booking.status === 'open') return isBackFromPayment ? 'confirming' : holdPhase(booking, now);
  const { start, end } = atNextTimes(booking, now).metadata;
  const boards = booking.sessions.map((session) => ({
    status: session.status,
    isInQuestion: isInQuestion(booking, session),
  }));
  return rentalPhase({ start, end, boards }, now);
}

function holdPhase({ actions }: Facts, now: Temporal.Instant): Phase {
  const isHeld = actions.heldUntil === null || isBefore(now, Temporal.Instant.from(actions.heldUntil));
  return isHeld ? 'unpaid' : 'hold-over';
}
