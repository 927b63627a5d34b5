import { Refusal } from '@laine/contract/refusals.ts';
import { later } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockBooking, updateBooking } from './booking-store.ts';

/** A pass that pays for a booking can't pay for another one before this end. The database refuses overlapping uses. */
export async function movePassUse(tx: Tx, bookingId: string, end: Temporal.Instant, now: Temporal.Instant) {
  const { passBusyUntil, createdAt } = await lockBooking(tx, bookingId);
  if (passBusyUntil === null) return;
  // Staff may move a board to before its booking was made.
  await updateBooking(tx, bookingId, { passBusyUntil: later(createdAt, end) }, now).catch(refusePassInUse);
}

function refusePassInUse(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'one_use_of_a_pass' ? new Refusal('pass-in-use') : error;
}
