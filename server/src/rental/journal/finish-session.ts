import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { earlier, later } from '@laine/rules/time/instants.ts';
import type { LockerItem } from '../../site/stations/lockers/note-items.ts';
import { listItems, noteItems } from '../../site/stations/lockers/note-items.ts';
import { draftClaim } from '../claims/draft-claim.ts';
import { judgeReturnSeen } from '../returns/end-question.ts';
import { endRental, tellRentalEnded } from '../returns/end-rental.ts';
import { isBoardInside } from '../returns/is-board-inside.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { releaseReplacement } from '../sessions/replacements.ts';
import type { EventContext } from './event-context.ts';
import { openLockerAgain } from './open-locker-again.ts';
import { startSession } from './start-session.ts';
import { Unappliable } from './unappliable.ts';

type SessionFinish = { sessionId: string; lockerNumber: number; missingItemIds: string[] };

/** The board is back. Staff look into missing items. */
export async function finishSession(context: EventContext, finish: SessionFinish): Promise<void> {
  const { tx, station, facts, now } = context;
  const { sessionId, lockerNumber } = finish;
  const session = await getStarted(context, finish);
  const seen = await judgeReturnSeen(tx, session, closeOf(session, context.countedAt), now);
  await endRental(tx, session, seen, now);

  const missing = await sortItems(context, finish);
  const hasBoard = !missing.some((item) => itemKind(item) === 'board');
  await openLockerAgain(context, { sessionId, lockerNumber, hasBoard });
  if (session.status === 'finished' && session.missingSince === null) return;
  // A board that the reader didn't see may be anywhere, so staff have to agree.
  if (hasBoard && facts.hasReplacement && (await isBoardInside(tx, { ...session, lockerNumber }))) {
    await releaseReplacement(tx, sessionId, now);
  }
  if (missing.length > 0) await draftClaim(tx, { sessionId, stationId: station.id, missing }, now);
  await tellRentalEnded(tx, { ...session, lockerNumber }, seen.closeAt, now);
}

/** A return proves that the board was collected, even if we never heard of it. */
async function getStarted(context: EventContext, { sessionId, lockerNumber }: SessionFinish): Promise<WholeSession> {
  const { tx, station } = context;
  const session = await findSession(tx, station.id, sessionId);
  if (session?.status === 'created' || session?.status === 'cancelled') {
    await startSession(context, { sessionId, lockerNumber, baseline: null });
    return getStarted(context, { sessionId, lockerNumber, missingItemIds: [] });
  }
  if (!session) throw new Unappliable('unknown session');
  return session;
}

/** If staff closed it before the station's journal arrived, the earlier moment counts. */
function closeOf({ closeAt, firstOpenAt }: WholeSession, countedAt: Temporal.Instant): Temporal.Instant {
  const closed = closeAt ? earlier(closeAt, countedAt) : countedAt;
  return firstOpenAt ? later(firstOpenAt, closed) : closed;
}

async function sortItems({ tx, station, now }: EventContext, finish: SessionFinish): Promise<LockerItem[]> {
  const items = await listItems(tx, station.id, finish.lockerNumber);
  const isMissing = (item: LockerItem) => finish.missingItemIds.includes(item.id);
  const missing = items.filter(isMissing);
  // Present things were recorded when the door closed; things that nobody saw before the rental don't count as returned
  // with it.
  await noteItems(tx, station, { found: [], missing }, now);
  return missing;
}
