import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { getVisibleBooking } from './get-booking.ts';
import { returnState } from './present-booking.ts';

/** The customer, or an admin for them, reports the end. The lockers decide whether the boards are back. */
export async function confirmReturn(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const { viewer, booking: found } = await getVisibleBooking(deps, actor.who, bookingId);
  const isStaff = viewer !== 'customer';
  if (isStaff && !actor.who.isAdmin) throw new Refusal('not-allowed');
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking.confirmedAt !== null) return;
    const state = returnState(booking, await listSessionsOf(tx, bookingId));
    if (state === 'still-out') throw new Refusal('not-returned');
    if (state === 'not-collected') throw new Refusal('not-collected');
    const now = deps.now();
    const { stationId } = found;
    if (isStaff) await recordAction(tx, actor, { action: 'return-confirmed', target: bookingId, stationId }, now);
    await updateBooking(tx, bookingId, { confirmedAt: now }, now);
  });
}
