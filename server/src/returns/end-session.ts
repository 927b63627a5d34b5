import { Refusal } from '@laine/contract/refusals.ts';
import { earlier, later } from '@laine/rules/instants.ts';
import { closeByItself } from '../alerts/open-alert.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import type { Deps } from '../deps.ts';
import { runs } from '../principal.ts';
import { findSession } from '../sessions/find-session.ts';
import { releaseReplacement } from '../sessions/replacements.ts';
import { stationOfSession } from '../sessions/station-of-session.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { endRental, tellOfEnd } from './end-rental.ts';
import { releaseLocker } from './release-locker.ts';
import { findOpenQuestion } from './return-question-store.ts';

/** Without a reason where a program says only that it is over. */
type Ending = { sessionId: string; at?: string | undefined; reason: string | null };

/**
 * Staff give a board up or have it in their hands: its rental ends at the moment they name, and they may claim. What the
 * reader saw last decides about the locker (`release-locker.ts`).
 */
export async function endSession(deps: Deps, actor: Actor, { sessionId, at, reason }: Ending): Promise<void> {
  const stationId = await stationOfSession(deps.db.query, sessionId);
  if (stationId === undefined || !runs(actor.who, stationId)) throw new Refusal('not-found');
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const session = await findSession(tx, stationId, sessionId);
    if (session?.status !== 'started') throw new Refusal('state-moved-on');
    await requireSomebodyElsesBoard(tx, actor.who, session);
    // Whether its renter is late is then a question of its own: `decide-return.ts`.
    if (await findOpenQuestion(tx, sessionId)) throw new Refusal('move-not-allowed');
    const named = at === undefined ? now : Temporal.Instant.from(at);
    const closeAt = later(session.firstOpenAt ?? session.start, earlier(named, now));
    const data = { at: closeAt.toString(), reason };
    await recordAction(tx, actor, { action: 'session-ended', target: sessionId, stationId, data }, now);
    await endRental(tx, session, { closeAt, isInQuestion: false }, now);
    await releaseReplacement(tx, sessionId, now);
    await releaseLocker(tx, actor, station, session, now);
    await closeByItself(tx, { kind: 'never-returned', target: sessionId }, now);
    await tellOfEnd(tx, session, closeAt, now);
  });
}
