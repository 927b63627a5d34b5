import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { runs } from '../principal.ts';
import { findAlertStation, markClosed, markSilenced } from './alert-store.ts';

/**
 * Somebody has dealt with it. Saying so twice is no mistake: two people look at the same list. Who may be in danger is not
 * dismissed: a search ends with the board's return, or with the rescue service that has it.
 */
export async function closeAlert(
  deps: Deps,
  actor: Actor<Person>,
  { alertId, rescue }: ParsedInput<typeof calls.closeAlert>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alert = await findAlertStation(tx, alertId);
    if (!alert || !maySee(actor.who, alert.stationId)) throw new Refusal('not-found');
    if (alert.kind === 'not-back' && !rescue) throw new Refusal('search-goes-on');
    const now = deps.now();
    if (!(await markClosed(tx, alertId, { closedBy: actor.who.account.id, rescue }, now))) return;
    const action = { action: 'alert-closed', target: alertId, stationId: alert.stationId, data: { rescue } } as const;
    await recordAction(tx, actor, action, now);
  });
}

/** Talked to: nobody is called until the agreed time, and then again. */
export async function silenceAlert(
  deps: Deps,
  actor: Actor<Person>,
  { alertId, minutes }: ParsedInput<typeof calls.silenceAlert>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alert = await findAlertStation(tx, alertId);
    if (alert?.kind !== 'not-back' || !maySee(actor.who, alert.stationId)) throw new Refusal('not-found');
    const now = deps.now();
    if (!(await markSilenced(tx, alertId, now.add({ minutes })))) return;
    const { stationId } = alert;
    await recordAction(tx, actor, { action: 'alert-silenced', target: alertId, stationId, data: { minutes } }, now);
  });
}

export const maySee = (person: Person, stationId: string | null) =>
  stationId === null ? person.isAdmin : runs(person, stationId);
