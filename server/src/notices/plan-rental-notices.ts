import type { Tx } from '../db/open-database.ts';
import { EXTENDED, NEAREST_START_TO_REMIND_OF, REMIND_BEFORE_START, WARN_BEFORE_END } from './notice-times.ts';
import { queueNotices } from './queue-notices.ts';

type PlannedRental = { id: string; start: Temporal.Instant; end: Temporal.Instant };

/** Everything a paid rental will be told about: to be called with the commit that makes the booking complete. */
export async function planRentalNotices(tx: Tx, { id, start, end }: PlannedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  await queueNotices(tx, { ...wish, kind: 'booking-confirmed' });
  if (Temporal.Instant.compare(now.add(NEAREST_START_TO_REMIND_OF), start) <= 0) {
    await queueNotices(tx, { ...wish, kind: 'reminder', runAt: start.subtract(REMIND_BEFORE_START) });
  }
  await queueNotices(tx, { ...wish, kind: 'ending-soon', runAt: end.subtract(WARN_BEFORE_END) });
  await queueNotices(tx, { ...wish, kind: 'receipt', runAt: end });
}

type ExtendedRental = {
  id: string;
  end: Temporal.Instant;
  /** Null where the hour cost nothing. */
  chargeId: string | null;
};

/** What concerns the end of a rental that lasts longer now. What was planned for the old end finds that it is no longer true. */
export async function planExtendedNotices(tx: Tx, { id, end, chargeId }: ExtendedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  const runAt = end.subtract(WARN_BEFORE_END);
  await queueNotices(tx, { ...wish, kind: 'ending-soon', runAt, occasion: EXTENDED });
  if (chargeId !== null) await queueNotices(tx, { ...wish, kind: 'receipt', occasion: chargeId });
}
