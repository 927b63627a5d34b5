import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore, later } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { personBehind, runs } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { findLockerState } from '../../site/stations/lockers/change-locker.ts';
import { listItems, noteItems, sortByTags } from '../../site/stations/lockers/note-items.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { closeAsDone, findOpenAlert } from '../../telling/alerts/open-alert.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import { lookForMissing } from '../call-outs/look-for.ts';
import { draftClaim } from '../claims/draft-claim.ts';
import { dropBoard } from '../claims/drop-found-things.ts';
import { endRental, tellRentalEnded } from '../returns/end-rental.ts';
import { openQuestionOf } from '../returns/is-return-in-question.ts';
import { releaseLocker } from '../returns/release-locker.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { recordReturn } from '../sessions/record-return.ts';
import { releaseReplacement } from '../sessions/replacements.ts';
import { stationOfSession } from '../sessions/station-of-session.ts';
import { countWaived } from './count-waived.ts';

/** No reason if a program just reports the end. */
type Ending = Omit<ParsedInput<typeof calls.endSession>, 'reason'> & { reason: string | null };

/**
 * Staff have the board in their hands, or give it up: the rental is over, and they may claim. They say which of the
 * two, because the first ends a search and the second doesn't. The reader's last look decides about the locker.
 */
export async function endSession(deps: Deps, actor: Actor, { sessionId, at, reason, board }: Ending): Promise<void> {
  const stationId = await stationOfSession(deps.db.query, sessionId);
  if (stationId === undefined || !runs(actor.who, stationId)) throw new Refusal('not-found');
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const session = await findSession(tx, stationId, sessionId);
    const isFoundLater = board === 'back' && session?.missingSince;
    if (!session || (session.status !== 'started' && !isFoundLater)) throw new Refusal('state-moved-on');
    await requireSomebodyElsesBoard(tx, actor.who, session);
    // Lateness is then a question of its own: `decide-return.ts`.
    if (await openQuestionOf(tx, sessionId)) throw new Refusal('move-not-allowed');
    if (board === undefined) throw new Refusal(await whyNot(tx, session));
    const closeAt = whenBack(session, { at, board }, now);
    if (board === 'back') await countWaived(tx, actor.who, { station, session, closeAt, backBy: now }, now);
    const data = { ...(board === 'back' && { at: closeAt.toString() }), reason, board };
    await recordAction(tx, actor, { action: 'session-ended', target: sessionId, stationId, data }, now);
    const by = personBehind(actor.who);
    await closeAsDone(tx, { kind: 'never-returned', target: sessionId }, by, now);
    if (board === 'missing') await recordReturn(tx, sessionId, 'missing', now);
    else await endRental(tx, session, { closeAt, isInQuestion: false, seenBy: by }, now);
    await releaseLocker(tx, actor, station, session, now);
    if (board === 'missing') return followMissing(tx, station, { session, by }, now);
    if (isFoundLater) await dropBoard(tx, actor.who, sessionId, now);
    await releaseReplacement(tx, sessionId, now);
    await tellRentalEnded(tx, session, closeAt, now);
  });
}

/** To the minute, for a board that is back. */
function whenBack(
  { firstOpenAt, start }: WholeSession,
  { at, board }: Pick<Ending, 'at' | 'board'>,
  now: Temporal.Instant,
) {
  const wentOut = firstOpenAt ?? start;
  if (at === undefined) return later(wentOut, now);
  if (board === 'missing') throw new Refusal('malformed', { fields: 'at' });
  const named = Temporal.Instant.from(at);
  const minute = wentOut.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  if (isBefore(named, minute) || isBefore(now, named)) throw new Refusal('rescue-time');
  return later(wentOut, named);
}

async function whyNot(tx: Tx, { bookingId }: WholeSession) {
  const isSearched = bookingId !== null && (await findOpenAlert(tx, { kind: 'not-back', target: bookingId }));
  return isSearched ? 'search-goes-on' : 'board-not-seen';
}

type GivenUp = { session: WholeSession; by: string | null };

/** Nobody knows when it was back, so lateness is decided as for a board that is out. */
async function followMissing(tx: Tx, station: BookingStation, { session, by }: GivenUp, now: Temporal.Instant) {
  const { id: sessionId, stationId, bookingId, lockerNumber, end } = session;
  if (bookingId !== null) await lookForMissing(tx, { bookingId, stationId, dueAt: end }, now);
  if (lockerNumber === null) return;
  const { rfids } = (await findLockerState(tx, stationId, lockerNumber)) ?? {};
  const things = await listItems(tx, stationId, lockerNumber);
  const seen = rfids ? sortByTags(things, rfids).found : [];
  const missing = things.filter((thing) => !seen.includes(thing));
  if (missing.length === 0) return;
  await noteItems(tx, station, { found: [], missing }, now, by);
  await draftClaim(tx, { sessionId, stationId, missing }, now);
}
