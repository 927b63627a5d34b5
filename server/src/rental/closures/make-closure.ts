import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { type Person, personBehind } from '../../ground/principal.ts';
import { enqueueAll } from '../../ground/queue/queue.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { cancelUnserved } from '../bookings/cancel-booking.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { ClosureRow, NewClosure } from './closure-store.ts';
import { insertClosure } from './closure-store.ts';
import { endClosedHoldJob } from './end-closed-hold-job.ts';
import { findTouchedBookings } from './find-touched-bookings.ts';

type ClosureWish = {
  station: BookingStation;
  wanted: Omit<NewClosure, 'createdBy'>;
  /** The bookings that the preview showed as cancelled. */
  cancels?: readonly string[] | undefined;
};
type MadeClosure = { closure: ClosureRow; movedIds: string[]; cancelledIds: string[]; backInCents: number };

/** The caller holds the station's lock. Closes, cancels with a full refund, and deals the lockers out again. */
export async function makeClosure(
  tx: Tx,
  actor: Actor<Person>,
  { station, wanted, cancels }: ClosureWish,
  now: Temporal.Instant,
): Promise<MadeClosure> {
  const { movableIds, unservedIds, unservedHoldIds } = await findTouchedBookings(tx, station, wanted, now);
  // Somebody booked or cancelled after the preview.
  if (cancels && new Set(cancels).symmetricDifference(new Set(unservedIds)).size > 0)
    throw new Refusal('state-moved-on');
  const closure = await insertClosure(tx, { ...wanted, createdBy: actor.who.account.id }, now);
  const { id, stationId, lockerNumber } = closure;
  const data = {
    lockerNumber,
    start: closure.start.toString(),
    end: closure.end.toString(),
    kind: closure.kind,
    reason: closure.reason,
    cancels: unservedIds,
  };
  await recordAction(tx, actor, { action: 'closure-made', target: id, stationId, data }, now);
  let backInCents = 0;
  for (const bookingId of unservedIds) backInCents += await cancelUnserved(tx, bookingId, now);
  const ends = unservedHoldIds.map((bookingId) => ({ kind: endClosedHoldJob, payload: { bookingId } }));
  await enqueueAll(tx, ends, now);
  await reseatSessions(tx, station, now, personBehind(actor.who));
  return { closure, movedIds: movableIds, cancelledIds: unservedIds, backInCents };
}
