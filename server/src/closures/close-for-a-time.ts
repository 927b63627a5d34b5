import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/instants.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { cancelUnserved } from '../bookings/cancel-booking.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { enqueue } from '../queue/queue.ts';
import { requireStation } from '../require-station.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import { findBookingStation } from '../stations/booking-station.ts';
import { requireLocker } from '../stations/lockers/require-locker.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { insertClosure } from './closure-store.ts';
import { endClosedHoldJob } from './end-closed-hold-job.ts';
import { findTouchedBookings } from './find-touched-bookings.ts';
import { presentClosure } from './present-closure.ts';

type Wish = ParsedInput<typeof calls.previewClosure>;

/** Whose paid bookings a closure would move to another locker, and whose it would cancel. */
export async function previewClosure(
  deps: Deps,
  person: Person,
  wish: Wish,
): Promise<CallAnswer<typeof calls.previewClosure>> {
  const closure = await readWish(deps, person, wish);
  const { query } = deps.db;
  const station = await findBookingStation(query, closure.stationId);
  if (!station) throw new Refusal('not-found');
  const { movableIds, unservedIds } = await findTouchedBookings(query, station, closure, deps.now());
  return {
    movable: await listAdminBookings(deps, person, movableIds),
    toCancel: await listAdminBookings(deps, person, unservedIds),
  };
}

/**
 * Closes a station or one of its lockers for a time. Bookings that have a place in another locker move there; the others
 * are cancelled with all the money back. All of it happens at once, or nothing does.
 */
export async function closeForATime(
  deps: Deps,
  actor: Actor<Person>,
  { cancels, ...wish }: ParsedInput<typeof calls.newClosure>,
): Promise<CallAnswer<typeof calls.newClosure>> {
  const wanted = await readWish(deps, actor.who, wish);
  return withLockedStation(deps, wanted.stationId, async (tx, station) => {
    const now = deps.now();
    const { movableIds, unservedIds, unservedHoldIds } = await findTouchedBookings(tx, station, wanted, now);
    // Somebody booked, or cancelled, after the list was shown.
    if (cancels && new Set(cancels).symmetricDifference(new Set(unservedIds)).size > 0)
      throw new Refusal('state-moved-on');
    const closure = await insertClosure(tx, { ...wanted, createdBy: actor.who.account.id }, now);
    const { id, stationId, lockerNumber } = closure;
    const data = {
      lockerNumber,
      start: closure.start.toString(),
      end: closure.end.toString(),
      reason: closure.reason,
      cancels: unservedIds,
    };
    await recordAction(tx, actor, { action: 'closure-made', target: id, stationId, data }, now);
    for (const bookingId of unservedIds) await cancelUnserved(tx, bookingId, now);
    for (const bookingId of unservedHoldIds) await enqueue(tx, endClosedHoldJob, { bookingId }, { now });
    await reseatSessions(tx, station, now);
    return { closure: presentClosure(closure), moved: movableIds.length, cancelled: unservedIds.length };
  });
}

async function readWish(deps: Deps, person: Person, wish: Wish) {
  const { stationId, reason } = wish;
  const lockerNumber = wish.lockerNumber ?? null;
  if (lockerNumber === null) await requireStation(deps.db.query, person, stationId);
  else await requireLocker(deps.db.query, person, { stationId, lockerNumber });
  const start = Temporal.Instant.from(wish.start);
  const end = Temporal.Instant.from(wish.end);
  if (!isBefore(deps.now(), end)) throw new Refusal('closure-over');
  return { stationId, lockerNumber, start, end, reason };
}
