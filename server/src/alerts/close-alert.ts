import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { runs } from '../principal.ts';
import { findAlertStation, markClosed } from './alert-store.ts';

/** Somebody has dealt with it. Saying so twice is no mistake: two people look at the same list. */
export async function closeAlert(deps: Deps, actor: Actor<Person>, { alertId }: { alertId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alert = await findAlertStation(tx, alertId);
    if (!alert || !maySee(actor.who, alert.stationId)) throw new Refusal('not-found');
    const now = deps.now();
    if (!(await markClosed(tx, alertId, actor.who.account.id, now))) return;
    await recordAction(tx, actor, { action: 'alert-closed', target: alertId, stationId: alert.stationId }, now);
  });
}

export const maySee = (person: Person, stationId: string | null) =>
  stationId === null ? person.isAdmin : runs(person, stationId);
