import { Refusal } from '@laine/contract/refusals.ts';
import { doorCodeWorksFrom } from '@laine/rules/seats/door-code.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { getVisibleSession } from '../sessions/get-admin-session.ts';
import { removeSession } from '../sessions/remove-session.ts';
import { timesText } from './create-session.ts';

/** Deletes an uncollected session that staff made; only the audit remembers it. */
export async function deleteSession(deps: Deps, actor: Actor, { sessionId }: { sessionId: string }): Promise<void> {
  const { stationId } = await getVisibleSession(deps, actor.who, sessionId);
  const deleted = withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const session = await findSession(tx, stationId, sessionId);
    if (!session) throw new Refusal('not-found');
    if (session.bookingId !== null) throw new Refusal('cancel-in-booking');
    if (session.firstOpenAt !== null || !['created', 'cancelled'].includes(session.status))
      throw new Refusal('move-not-allowed');
    // If the session has started by now, the station's events about it would belong to nothing.
    if (mayHaveStarted(station, session, now)) throw new Refusal('station-unreachable', { wish: 'other' });
    const data = { ...timesText(session), lockerNumber: session.lockerNumber };
    await recordAction(tx, actor, { action: 'session-deleted', target: sessionId, stationId, data }, now);
    await removeSession(tx, session, now);
  });
  await deleted.catch(refuseIfReferred);
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Somebody stood in front of its door and reported a problem: then it stays. */
function refuseIfReferred(error: unknown): never {
  throw (error as { code?: string }).code === FOREIGN_KEY_VIOLATION ? new Refusal('move-not-allowed') : error;
}

const mayHaveStarted = (station: BookingStation, { start, codeKnown }: WholeSession, now: Temporal.Instant) =>
  station.hasProgram && !station.isConnected && codeKnown && !isBefore(now, doorCodeWorksFrom(start));
