import { NEAREST_START_TO_REMIND_OF, REMIND_BEFORE_START, WARN_BEFORE_END } from './notice-times.ts';
import type { NoticeWish } from './queue-notices.ts';

type PlannedRental = { id: string; start: Temporal.Instant; end: Temporal.Instant };

/** All notices of a paid rental. */
export function planRentalNotices(rental: PlannedRental, now: Temporal.Instant): NoticeWish[] {
  const { id: bookingId, end } = rental;
  return [
    { bookingId, now, kind: 'booking-confirmed' },
    ...aboutStart(rental, now),
    ...aboutEnd(bookingId, end, now),
    { bookingId, now, kind: 'receipt', runAt: end },
  ];
}

type ExtendedRental = {
  id: string;
  end: Temporal.Instant;
  /** Null for a free hour. */
  chargeId: string | null;
};

/** The notices about a rental's new end. Those for the old end find that they are no longer true. */
export function planExtendedNotices({ id, end, chargeId }: ExtendedRental, now: Temporal.Instant): NoticeWish[] {
  const about = aboutEnd(id, end, now);
  return chargeId === null ? about : [...about, { bookingId: id, now, kind: 'receipt', occasion: chargeId }];
}

type MovedRental = PlannedRental & {
  /** The ends of boards that aren't back. */
  ends: Temporal.Instant[];
};

/**
 * Staff changed a rental's times. Planned notices check the times when they are due; only earlier ones have to be
 * requested again.
 */
export function planMovedNotices({ ends, ...rental }: MovedRental, now: Temporal.Instant): NoticeWish[] {
  const { id: bookingId, end } = rental;
  return [
    ...aboutStart(rental, now),
    ...ends.flatMap((one) => aboutEnd(bookingId, one, now)),
    { bookingId, now, kind: 'receipt', runAt: end },
  ];
}

function aboutStart({ id: bookingId, start }: PlannedRental, now: Temporal.Instant): NoticeWish[] {
  if (Temporal.Instant.compare(now.add(NEAREST_START_TO_REMIND_OF), start) > 0) return [];
  return [{ bookingId, now, kind: 'reminder', runAt: start.subtract(REMIND_BEFORE_START) }];
}

/** Once per end. */
function aboutEnd(bookingId: string, end: Temporal.Instant, now: Temporal.Instant): NoticeWish[] {
  const wish = { bookingId, occasion: end.toString(), now };
  return [
    { ...wish, kind: 'ending-soon', runAt: end.subtract(WARN_BEFORE_END) },
    { ...wish, kind: 'time-is-up', runAt: end },
  ];
}
