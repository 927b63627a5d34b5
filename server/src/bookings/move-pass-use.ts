import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import { lockBooking, updateBooking } from './booking-store.ts';

/** Where a pass pays for a booking it is of use to no other before this end. The database refuses what another has. */
export async function movePassUse(tx: Tx, bookingId: string, end: Temporal.Instant, now: Temporal.Instant) {
  if ((await lockBooking(tx, bookingId)).passBusyUntil === null) return;
  await updateBooking(tx, bookingId, { passBusyUntil: end }, now).catch(refusePassInUse);
}

function refusePassInUse(error: unknown): never {
  throw (error as { constraint?: string }).constraint === 'one_use_of_a_pass' ? new Refusal('pass-in-use') : error;
}
