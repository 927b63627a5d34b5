import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isGuessable } from '@laine/rules/seats/door-code.ts';
import { boundEndOf } from '@laine/rules/time/bound-end-of.ts';
import { isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { refuseLostEdit } from '../../ground/audit/refuse-lost-edit.ts';
import { spend } from '../../ground/budgets/budgets.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { type Staff, stationsOf } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { requireReach } from '../../site/stations/require-reach.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import { syncBookingTimes } from '../bookings/sync-booking-times.ts';
import { isExtensionHeld } from '../extensions/is-extension-held.ts';
import { changeCode } from '../sessions/change-code.ts';
import { changeSession } from '../sessions/change-session.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { getAdminSession, getVisibleSession } from '../sessions/get-admin-session.ts';
import { listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { countFreeTime, isReasonNeeded } from './count-free-time.ts';
import { timesText } from './create-session.ts';
import { endSession } from './end-session.ts';
import { moveSession } from './move-session.ts';
import { refuseOverlap, requireGuestTime } from './seat-by-hand.ts';
import { changesOf, type SessionChanges, type SessionMove } from './session-changes.ts';
import { toldChanges } from './staff-budgets.ts';

type Edit = ParsedInput<typeof calls.editSession>;

/**
 * Staff change a session; missing fields stay. Times and locker can change until it's collected, the end while it's
 * out. A board of a paid booking is cancelled in its booking, where its money goes back.
 */
export async function editSession(deps: Deps, actor: Actor, { sessionId, ...edit }: Edit): Promise<AdminSession> {
  const known = await getVisibleSession(deps, actor.who, sessionId);
  // A statement about where the board is may be outdated by now.
  if (edit.status === 'finished' && (known.status === 'started' || edit.board !== undefined)) {
    const { status: _, board, ...rest } = edit;
    requireNoMove(changesOf(known, rest));
    await endSession(deps, actor, { sessionId, reason: edit.reason ?? null, board });
    return editSession(deps, actor, { sessionId, ...rest });
  }
  const edited = withLockedStation(deps, known.stationId, async (tx, station) => {
    const session = await findSession(tx, known.stationId, sessionId);
    if (!session) throw new Refusal('not-found');
    const { lockerNumber, note, externalUrl, code } = session;
    const stored = { ...timesText(session), lockerNumber, note, externalUrl, code };
    const about = { target: sessionId, action: 'session-edited', timeZone: station.facts?.timeZone } as const;
    await refuseLostEdit(tx, { ...about, stored, before: edit.before, wish: edit });
    const effects = await applyEdit(tx, actor, { station, session, edit }, deps.now());
    if (effects.isReasonNeeded && !edit.reason) throw new Refusal('reason-needed');
  });
  await edited.catch(refuseOverlap);
  return getAdminSession(deps, actor.who, { sessionId });
}

type Editing = { station: BookingStation; session: WholeSession; edit: Omit<Edit, 'sessionId'> };

/**
 * The caller holds the station's lock. Returns the worth of the given time, whether a reason is needed, whether the
 * customer is told, and the paid end if the board ends before it.
 */
export async function applyEdit(tx: Tx, actor: Actor, { station, session, edit }: Editing, now: Temporal.Instant) {
  const { id, stationId, bookingId } = session;
  const changes = changesOf(session, edit);
  const { code, cancels, texts } = changes;
  const moves = [{ session, move: changes.move }, ...(await alike(tx, session, edit))].flatMap(
    ({ session: one, move }) => (move ? [{ session: one, move }] : []),
  );
  const isAsked = moves.length > 0 || code !== undefined;
  if (cancels && bookingId !== null) throw new Refusal('cancel-in-booking');
  if (moves.some(({ session: one, move }) => isOtherTime(one, move)))
    await requireSomebodyElsesBoard(tx, actor.who, session);
  if (isAsked && bookingId !== null) await requireSettled(tx, bookingId);
  if (isAsked) requireReach(station, now);
  if (bookingId === null) for (const { move } of moves) requireGuestTime(actor.who, move);
  const boards = moves.map((given) => ({ sessionId: given.session.id, seconds: addedSeconds(given) }));
  const worthInCents = bookingId === null ? 0 : await countFreeTime(tx, actor.who, { station, bookingId, boards }, now);
  const moved = await moveAll(tx, station, moves, now);
  for (const given of moves) requirePaidTime(actor.who, given);
  const isChanged = moved.length > 0 || code !== undefined;
  if (!isChanged && !cancels && texts === undefined) return unchanged;
  if (isChanged && bookingId !== null) await spend(tx, [toldChanges(bookingId)], now, 'too-many-requests');
  const here = moved.find((one) => one.id === id && one.lockerNumber !== session.lockerNumber);
  const data = {
    ...changes.record,
    // A wish for any locker was resolved to a real one.
    ...(here && { lockerNumber: [session.lockerNumber, here.lockerNumber] }),
    ...(edit.reason && { reason: edit.reason }),
    ...(worthInCents && { worthInCents }),
  };
  await recordAction(tx, actor, { action: 'session-edited', target: id, stationId, data }, now);
  if (code !== undefined && isGuessable(code)) throw new Refusal('door-code-guessable');
  if (code !== undefined) await changeCode(tx, session, code, now);
  if (cancels || texts) await changeSession(tx, id, { ...texts, ...(cancels && { status: 'cancelled' }) }, now);
  if (isChanged && bookingId !== null) await syncBookingTimes(tx, bookingId, now);
  const paid = moved.map((one) => ({ end: one.end, paidUntil: boundEndOf({ ...one, toldEnd: null }) }));
  const paidUntil = paid.find((one) => isBefore(one.end, one.paidUntil))?.paidUntil ?? null;
  const isTold = isChanged && bookingId !== null;
  return { worthInCents, isReasonNeeded: isReasonNeeded(actor.who, worthInCents), isTold, paidUntil };
}

const unchanged = { worthInCents: 0, isReasonNeeded: false, isTold: false, paidUntil: null };

/** Returns the boards whose locker or time really changed: a board that may take any locker can keep its own. */
async function moveAll(tx: Tx, station: BookingStation, moves: Given[], now: Temporal.Instant) {
  const moved: WholeSession[] = [];
  for (const given of moves) {
    await moveSession(tx, station, given, now);
    const after = await findSession(tx, station.id, given.session.id);
    if (after && (isOtherTime(given.session, after) || after.lockerNumber !== given.session.lockerNumber))
      moved.push(after);
  }
  return moved;
}

type Given = { session: WholeSession; move: SessionMove };

/** Whole seconds, as paid time is stored. */
const secondsOf = ({ start, end }: Slot) => Math.round(secondsBetween(start, end));

/** Time beyond the present slot and the paid time, which an earlier edit may have cut. */
const addedSeconds = ({ session, move }: Given) =>
  secondsOf(move) - Math.max(secondsOf(session), session.paidSeconds ?? 0);

/**
 * Owners can't take away time that the renter paid for or was given with an hour (docs/product.md, Rentals that staff
 * change).
 */
function requirePaidTime(who: Staff, { session, move }: Given): void {
  if (session.bookingId === null || stationsOf(who) === 'all') return;
  const paidSeconds = session.paidSeconds ?? secondsOf(session);
  if (secondsOf(move) < Math.min(paidSeconds, secondsOf(session)))
    throw new Refusal('time-is-paid', { minutes: Math.ceil(paidSeconds / MINUTE_IN_SECONDS) });
}

/** The booking's other boards that aren't back, if they get the same times. */
async function alike(tx: Tx, { id, bookingId }: WholeSession, { start, end, allBoards }: Editing['edit']) {
  if (bookingId === null || !allBoards) return [];
  const others = (await listWholeSessionsOf(tx, bookingId)).filter((other) => other.id !== id && isLive(other));
  return others.map((other) => ({
    session: other,
    move: changesOf(other, { end, ...(other.status === 'created' && { start }) }).move,
  }));
}

export const isLive = ({ status }: Pick<WholeSession, 'status'>) => status === 'created' || status === 'started';

const isOtherTime = (session: WholeSession, { start, end }: Slot) =>
  !start.equals(session.start) || !end.equals(session.end);

function requireNoMove({ move, code }: SessionChanges): void {
  if (move !== undefined || code !== undefined) throw new Refusal('move-not-allowed');
}

/** A booking with an open payment or hour is about to change its times. */
async function requireSettled(tx: Tx, bookingId: string): Promise<void> {
  const booking = await tx.selectFrom('bookings').select('status').where('id', '=', bookingId).executeTakeFirst();
  if (booking?.status !== 'complete' || (await isExtensionHeld(tx, bookingId))) throw new Refusal('state-moved-on');
}
