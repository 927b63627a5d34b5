import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { isInQuestion } from './is-in-question.ts';
import type { Times } from './now/countdown.ts';

type Facts = Pick<BookingDetail, 'metadata' | 'sessions' | 'returns'>;

/**
 * A booking with the times that matter now. Boards may have different ones: with boards out, the first that is due
 * counts; otherwise the first to be collected.
 */
export function atNextTimes<Booking extends Facts>(booking: Booking, now: Temporal.Instant): Booking & Times {
  const out = booking.sessions.filter((session) => session.status === 'started' && !isInQuestion(booking, session));
  const coming = booking.sessions.filter(
    ({ status, end }) => status === 'created' && isBefore(now, Temporal.Instant.from(end)),
  );
  const [first, ...others] = out.length > 0 ? out : coming;
  if (!first) return booking;
  const next = others.reduce(
    (times, { start, end, boundEnd }) => ({
      start: sooner(times.start, start),
      end: sooner(times.end, end),
      boundEnd: sooner(times.boundEnd, boundEnd),
    }),
    { start: first.start, end: first.end, boundEnd: first.boundEnd },
  );
  return { ...booking, metadata: { ...booking.metadata, ...next } };
}

const sooner = (one: string, other: string) => (Temporal.Instant.compare(one, other) <= 0 ? one : other);
