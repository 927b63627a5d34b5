import type { Tx } from '../../ground/db/open-database.ts';
import { NEAREST_START_TO_REMIND_OF, REMIND_BEFORE_START, WARN_BEFORE_END } from './notice-times.ts';
import { queueNotices } from './queue-notices.ts';

type PlannedRental = { id: string; start: Temporal.Instant; end: Temporal.Instant };

/** Everything a paid rental will be told about: to be called with the commit that makes the booking complete. */
export async function planRentalNotices(tx: Tx, { id, start, end }: PlannedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  await queueNotices(tx, { ...wish, kind: 'booking-confirmed' });
  if (Temporal.Instant.compare(now.add(NEAREST_START_TO_REMIND_OF), start) <= 0) {
    await queueNotices(tx, { ...wish, kind: 'reminder', runAt: start.subtract(REMIND_BEFORE_START) });
  }
  await planEndNotices(tx, { id, end }, now);
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
  await planEndNotices(tx, { id, end }, now);
  if (chargeId !== null) await queueNotices(tx, { ...wish, kind: 'receipt', occasion: chargeId });
}

type MovedRental = PlannedRental & {
  /** Of its boards that are not back, each once. */
  ends: Temporal.Instant[];
};

/**
 * Staff gave a rental other times. What is planned already looks at the times when its turn comes; what has to come
 * sooner is asked for anew.
 */
export async function planMovedNotices(tx: Tx, { id, start, end, ends }: MovedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  if (Temporal.Instant.compare(now.add(NEAREST_START_TO_REMIND_OF), start) <= 0) {
    await queueNotices(tx, { ...wish, kind: 'reminder', runAt: start.subtract(REMIND_BEFORE_START) });
  }
  for (const one of ends) await planEndNotices(tx, { id, end: one }, now);
  await queueNotices(tx, { ...wish, kind: 'receipt', runAt: end });
}

/** What is said about an end of boards, once about each. */
async function planEndNotices(
  tx: Tx,
  { id: bookingId, end }: { id: string; end: Temporal.Instant },
  now: Temporal.Instant,
) {
  const occasion = end.toString();
  await queueNotices(tx, { bookingId, occasion, now, kind: 'ending-soon', runAt: end.subtract(WARN_BEFORE_END) });
  await queueNotices(tx, { bookingId, occasion, now, kind: 'time-is-up', runAt: end });
}
