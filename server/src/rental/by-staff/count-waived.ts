import { overtime } from '@laine/rules/price/overtime.ts';
import { boundEndOf } from '@laine/rules/time/bound-end-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Staff } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { countGifts, readTermsOf } from './count-free-time.ts';

type Ended = {
  station: BookingStation;
  session: WholeSession;
  closeAt: Temporal.Instant;
  /** The latest moment at which the board was back. */
  backBy: Temporal.Instant;
};

/** Declaring a board back before anybody saw it waives the price of bringing it back only then. */
export async function countWaived(
  tx: Tx,
  who: Staff,
  { station, session, closeAt, backBy }: Ended,
  now: Temporal.Instant,
): Promise<void> {
  const { bookingId } = session;
  if (bookingId === null) return;
  const terms = await readTermsOf(tx, bookingId);
  const feeAt = (returnedAt: Temporal.Instant) =>
    overtime(terms, { bookedEnd: boundEndOf(session), returnedAt, lockedOutInSeconds: 0 }).feeInCents;
  const gifts = [{ sessionId: null, amountInCents: feeAt(backBy) - feeAt(closeAt) }];
  await countGifts(tx, who, { station, bookingId, gifts }, now);
}
