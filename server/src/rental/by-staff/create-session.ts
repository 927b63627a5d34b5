import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MAX_BOARDS_PER_BOOKING } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { spend } from '../../ground/budgets/budgets.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { requireSomebodyElsesBooking, stationsOf } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { newId } from '../../ground/secrets.ts';
import { requireReach } from '../../site/stations/require-reach.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { lockPaidBooking, syncBookingTimes } from '../bookings/sync-booking-times.ts';
import { isExtensionHeld } from '../extensions/is-extension-held.ts';
import { findSession } from '../sessions/find-session.ts';
import { giveDoorCode } from '../sessions/give-door-codes.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { presentAdminSession } from '../sessions/present-admin-session.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import { seatNewSessions } from '../sessions/seat-sessions.ts';
import { countFreeTime, isReasonNeeded } from './count-free-time.ts';
import { refuseOverlap, requireGuestTime, requireSlot, seatByHand } from './seat-by-hand.ts';
import { guestSessions } from './staff-budgets.ts';

/**
 * A session without a payment, for repairs and guests, with its door code at once. Within a booking it's one more free
 * board, and its customer is told; owners give a reason.
 */
export async function createSession(
  deps: Deps,
  actor: Actor,
  wish: ParsedInput<typeof calls.newSession>,
): Promise<AdminSession> {
  const { stationId, lockerNumber, reason, note = null, externalUrl = null } = wish;
  const bookingId = wish.bookingId ?? null;
  await requireStation(deps.db.query, actor.who, stationId);
  const made = withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const slot = requireSlot({ start: Temporal.Instant.from(wish.start), end: Temporal.Instant.from(wish.end) }, now);
    if (bookingId !== null) await requireRoomInBooking(tx, actor, { stationId, bookingId });
    const id = newId();
    const load = await readStationLoad(tx, station, now);
    const seating = seatByHand(load, { sessionId: id, slot, lockerNumber }, now);
    if (seating.moves.length > 0) requireReach(station, now);
    const boards = [{ sessionId: id, seconds: secondsBetween(slot.start, slot.end) }];
    const worthInCents =
      bookingId === null ? 0 : await countFreeTime(tx, actor.who, { station, bookingId, boards }, now);
    if (isReasonNeeded(actor.who, worthInCents) && !reason) throw new Refusal('reason-needed');
    if (bookingId === null) requireGuestTime(actor.who, slot);
    if (bookingId === null && stationsOf(actor.who) !== 'all')
      await spend(tx, [guestSessions(stationId)], now, 'too-many-requests');
    const given = { ...(reason && { reason }), ...(worthInCents && { worthInCents }) };
    const data = { ...timesText(slot), lockerNumber: seating.lockers[0] ?? null, bookingId, ...given };
    await recordAction(tx, actor, { action: 'session-created', target: bookingId ?? id, stationId, data }, now);
    const session = { ...slot, stationId, bookingId, note, externalUrl, isExtra: bookingId !== null };
    await seatNewSessions(tx, seating, { ...session, sessionIds: [id] }, now);
    await giveDoorCode(tx, station, id, now);
    if (bookingId !== null) await syncBookingTimes(tx, bookingId, now);
    const stored = await findSession(tx, stationId, id);
    if (!stored) throw new Error('the session was just made');
    return presentAdminSession(stored, actor.who);
  });
  return made.catch(refuseOverlap);
}

/** A paid booking of this station below the maximum number of boards. */
async function requireRoomInBooking(
  tx: Tx,
  { who }: Actor,
  { stationId, bookingId }: { stationId: string; bookingId: string },
): Promise<void> {
  const booking = await lockPaidBooking(tx, stationId, bookingId);
  if (!booking) throw new Refusal('not-found');
  requireSomebodyElsesBooking(who, booking);
  if (await isExtensionHeld(tx, bookingId)) throw new Refusal('state-moved-on');
  const boards = (await listSessionsOf(tx, bookingId)).filter(({ status }) => status !== 'cancelled');
  if (boards.length >= MAX_BOARDS_PER_BOOKING) throw new Refusal('too-many-boards', { boards: MAX_BOARDS_PER_BOOKING });
}

export const timesText = ({ start, end }: { start: Temporal.Instant; end: Temporal.Instant }) => ({
  start: start.toString(),
  end: end.toString(),
});
