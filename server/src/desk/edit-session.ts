import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import { syncBookingTimes } from '../bookings/sync-booking-times.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { isExtensionHeld } from '../extensions/is-extension-held.ts';
import { endSession } from '../returns/end-session.ts';
import { changeCode } from '../sessions/change-code.ts';
import { changeSession } from '../sessions/change-session.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { getAdminSession, getVisibleSession } from '../sessions/get-admin-session.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { requireReach } from '../stations/require-reach.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { moveSession } from './move-session.ts';
import { refuseOverlap } from './seat-by-hand.ts';
import { changesOf, type SessionChanges, type SessionMove } from './session-changes.ts';

type Edit = ParsedInput<typeof calls.editSession>;

/**
 * Staff change a session; what is left out stays. Times and locker only of what nobody has collected, and the end of what
 * is out. A board of a paid booking is cancelled in its booking, where its money goes back.
 */
export async function editSession(deps: Deps, actor: Actor, { sessionId, ...edit }: Edit): Promise<AdminSession> {
  const known = await getVisibleSession(deps, actor.who, sessionId);
  if (edit.status === 'finished' && known.status === 'started') {
    const { status: _, ...rest } = edit;
    requireNoMove(changesOf(known, rest));
    await endSession(deps, actor, { sessionId, reason: null });
    return editSession(deps, actor, { sessionId, ...rest });
  }
  const edited = withLockedStation(deps, known.stationId, async (tx, station) => {
    const session = await findSession(tx, known.stationId, sessionId);
    if (!session) throw new Refusal('not-found');
    await apply(tx, actor, { station, session, changes: changesOf(session, edit) }, deps.now());
  });
  await edited.catch(refuseOverlap);
  return getAdminSession(deps, actor.who, { sessionId });
}

type Editing = { station: BookingStation; session: WholeSession; changes: SessionChanges };

async function apply(tx: Tx, actor: Actor, { station, session, changes }: Editing, now: Temporal.Instant) {
  const { id, stationId, bookingId } = session;
  const { move, code, cancels, texts } = changes;
  const isMoved = move !== undefined || code !== undefined;
  if (!isMoved && !cancels && texts === undefined) return;
  if (cancels && bookingId !== null) throw new Refusal('cancel-in-booking');
  if (move && isOtherTime(session, move)) await requireSomebodyElsesBoard(tx, actor.who, session);
  if (isMoved && bookingId !== null) await requireSettled(tx, bookingId);
  if (isMoved) requireReach(station, now);
  const action = { action: 'session-edited', target: id, stationId, data: changes.record } as const;
  await recordAction(tx, actor, action, now);
  if (move) await moveSession(tx, station, { session, move }, now);
  if (code !== undefined) await changeCode(tx, session, code, now);
  if (cancels || texts) await changeSession(tx, id, { ...texts, ...(cancels && { status: 'cancelled' }) }, now);
  if (isMoved && bookingId !== null) await syncBookingTimes(tx, bookingId, now);
}

const isOtherTime = (session: WholeSession, { start, end }: SessionMove) =>
  !start.equals(session.start) || !end.equals(session.end);

function requireNoMove({ move, code }: SessionChanges): void {
  if (move !== undefined || code !== undefined) throw new Refusal('move-not-allowed');
}

/** A booking that is being paid, or asks for one more hour, is about other times in a moment. */
async function requireSettled(tx: Tx, bookingId: string): Promise<void> {
  const booking = await tx.selectFrom('bookings').select('status').where('id', '=', bookingId).executeTakeFirst();
  if (booking?.status !== 'complete' || (await isExtensionHeld(tx, bookingId))) throw new Refusal('state-moved-on');
}
