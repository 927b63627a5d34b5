import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { doorCodeWorksFrom } from '@laine/rules/door-code.ts';
import { isBefore } from '@laine/rules/instants.ts';
import { isOut } from './is-out.ts';

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
export type Phase =
  | 'unpaid'
  | 'confirming'
  | 'hold-over'
  | 'waiting'
  | 'ready'
  | 'out'
  | 'late'
  | 'in-question'
  | 'finished'
  | 'missed'
  | 'cancelled';

type Facts = Pick<BookingDetail, 'status' | 'metadata' | 'sessions' | 'actions' | 'returns'>;

export function bookingPhase(booking: Facts, now: Temporal.Instant, isBackFromPayment: boolean): Phase {
  if (booking.status === 'expired') return 'cancelled';
  if (booking.status === 'open') return isBackFromPayment ? 'confirming' : holdPhase(booking, now);
  return rentalPhase(booking, now);
}

function holdPhase({ actions }: Facts, now: Temporal.Instant): Phase {
  const isHeld = actions.heldUntil === null || isBefore(now, Temporal.Instant.from(actions.heldUntil));
  return isHeld ? 'unpaid' : 'hold-over';
}

function rentalPhase(booking: Facts, now: Temporal.Instant): Phase {
  const { metadata, sessions } = booking;
  const isOver = !isBefore(now, Temporal.Instant.from(metadata.end));
  const some = (status: BookingDetail['sessions'][number]['status']) => sessions.some((one) => one.status === status);
  if (sessions.some((session) => isOut(booking, session))) return isOver ? 'late' : 'out';
  if (some('started')) return 'in-question';
  if (some('created') && !isOver) {
    return isBefore(now, doorCodeWorksFrom(Temporal.Instant.from(metadata.start))) ? 'waiting' : 'ready';
  }
  return some('finished') ? 'finished' : 'missed';
}
