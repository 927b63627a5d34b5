import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { requireLocker } from '../../site/stations/lockers/require-locker.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import { findTouchedBookings } from './find-touched-bookings.ts';
import { makeClosure } from './make-closure.ts';
import { presentClosure } from './present-closure.ts';

type Wish = ParsedInput<typeof calls.previewClosure>;

/** Paid bookings that a closure would move to another locker, and those that it would cancel. */
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
 * Closes a station or one of its lockers for a time. Bookings that fit into another locker move there; the others are
 * cancelled with a full refund. All of it happens at once, or nothing does.
 */
export async function closeForATime(
  deps: Deps,
  actor: Actor<Person>,
  { cancels, ...wish }: ParsedInput<typeof calls.newClosure>,
): Promise<CallAnswer<typeof calls.newClosure>> {
  const wanted = await readWish(deps, actor.who, wish);
  return withLockedStation(deps, wanted.stationId, async (tx, station) => {
    const { closure, movedIds, cancelledIds } = await makeClosure(tx, actor, { station, wanted, cancels }, deps.now());
    return { closure: presentClosure(closure), moved: movedIds.length, cancelled: cancelledIds.length };
  });
}

async function readWish(deps: Deps, person: Person, wish: Wish) {
  const { stationId, kind, reason } = wish;
  const lockerNumber = wish.lockerNumber ?? null;
  if (lockerNumber === null) await requireStation(deps.db.query, person, stationId);
  else await requireLocker(deps.db.query, person, { stationId, lockerNumber });
  const start = Temporal.Instant.from(wish.start);
  const end = Temporal.Instant.from(wish.end);
  if (!isBefore(deps.now(), end)) throw new Refusal('closure-over');
  return { stationId, lockerNumber, start, end, kind, reason };
}
