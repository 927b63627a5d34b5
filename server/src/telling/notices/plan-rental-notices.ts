import type { Tx } from '../../ground/db/open-database.ts';
import { NEAREST_START_TO_REMIND_OF, REMIND_BEFORE_START, WARN_BEFORE_END } from './notice-times.ts';
import { queueNotices } from './queue-notices.ts';

type PlannedRental = { id: string; start: Temporal.Instant; end: Temporal.Instant };

/** Plans all notices of a paid rental; called in the transaction that makes the booking complete. */
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
  /** Null for a free hour. */
  chargeId: string | null;
};

/** Plans the notices about a rental's new end. Those for the old end find that they are no longer true. */
export async function planExtendedNotices(tx: Tx, { id, end, chargeId }: ExtendedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  await planEndNotices(tx, { id, end }, now);
  if (chargeId !== null) await queueNotices(tx, { ...wish, kind: 'receipt', occasion: chargeId });
}

type MovedRental = PlannedRental & {
  /** The ends of boards that aren't back, each once. */
  ends: Temporal.Instant[];
};

/**
 * Staff changed a rental's times. Planned notices check the times when they are due; only earlier ones have to be
 * requested again.
 */
export async function planMovedNotices(tx: Tx, { id, start, end, ends }: MovedRental, now: Temporal.Instant) {
  const wish = { bookingId: id, now };
  if (Temporal.Instant.compare(now.add(NEAREST_START_TO_REMIND_OF), start) <= 0) {
    await queueNotices(tx, { ...wish, kind: 'reminder', runAt: start.subtract(REMIND_BEFORE_START) });
  }
  for (const one of ends) await planEndNotices(tx, { id, end: one }, now);
  await queueNotices(tx, { ...wish, kind: 'receipt', runAt: end });
}

/** Notices about an end of boards, once per end. */
async function planEndNotices(
  tx: Tx,
  { id: bookingId, end }: { id: string; end: Temporal.Instant },
  now: Temporal.Instant,
) {
  const occasion = end.toString();
  await queueNotices(tx, { bookingId, occasion, now, kind: 'ending-soon', runAt: end.subtract(WARN_BEFORE_END) });
  await queueNotices(tx, { bookingId, occasion, now, kind: 'time-is-up', runAt: end });
}
