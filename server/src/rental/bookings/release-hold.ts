import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { dropRentalCharge } from '../../money/payments/charge-rental.ts';
import { cancelSessions } from '../sessions/cancel-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { updateBooking } from './booking-store.ts';
import { deductedForHour, givePassHourBack } from './charge-pass-hour.ts';
import { recordUnpaidHold } from './hold-records.ts';

export type HoldEnder = 'customer' | 'operator' | 'hold-ended';

/** Releases the boards of an unpaid booking. Only for a page that nobody can pay any more. */
export async function releaseHold(
  deps: Pick<Deps, 'contactKey'>,
  tx: Tx,
  booking: BookingRow,
  endedBy: HoldEnder,
  now: Temporal.Instant,
): Promise<void> {
  const { id, status } = booking;
  if (status !== 'open') return;
  await givePassHourBack(tx, booking, (await deductedForHour(tx, booking)) ?? 0, now);
  await updateBooking(tx, id, { status: 'expired', cancelledAt: now, cancelledBy: endedBy, passBusyUntil: null }, now);
  await cancelSessions(tx, id, now);
  await dropRentalCharge(tx, id, endedBy, now);
  await recordUnpaidHold(deps, tx, booking, endedBy, now);
}
