import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import { findClosure, markEnded } from './closure-store.ts';

/** Ends a closure early. Cancelled bookings stay cancelled: their customers have been told. */
export async function openAgain(deps: Deps, actor: Actor<Person>, { closureId }: { closureId: string }): Promise<void> {
  const closure = await findClosure(deps.db.query, closureId);
  if (!closure || !runs(actor.who, closure.stationId)) throw new Refusal('not-found');
  const { stationId } = closure;
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    if (!(await markEnded(tx, closureId, now))) return;
    await recordAction(tx, actor, { action: 'closure-ended', target: closureId, stationId }, now);
    await reseatSessions(tx, station, now);
  });
}
