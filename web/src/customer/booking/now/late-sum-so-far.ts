import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { lateSumOfBooking } from '@laine/rules/price/overtime-of-booking.ts';
import type { LateSum } from '@laine/rules/price/overtime.ts';
import { isInQuestion } from '../is-in-question.ts';

type Facts = Pick<BookingDetail, 'sessions' | 'returns'>;

/** For all collected boards. One in question costs nothing until staff have checked, as its own note says. */
export function lateSumSoFar(
  booking: Facts,
  lateCost: NonNullable<BookingDetail['lateCost']>,
  now: Temporal.Instant,
): LateSum {
  const boards = booking.sessions
    .filter(({ status }) => status === 'started' || status === 'finished')
    .filter((session) => !isInQuestion(booking, session))
    .map(({ status, closeTime, boundEnd }) => ({
      bookedEnd: Temporal.Instant.from(boundEnd),
      backAt: status === 'started' || closeTime === null ? null : Temporal.Instant.from(closeTime),
    }));
  return lateSumOfBooking(lateCost, boards, now);
}
