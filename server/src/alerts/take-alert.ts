import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import { recordActionWithoutLogin } from '../audit/record-action-without-login.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import { findAlertStation, markClosed, markSilenced, markTaken } from './alert-store.ts';
import { maySee } from './close-alert.ts';
import type { LookedAfter } from './rests-until.ts';

/** Somebody looks after it. Saying so twice is no mistake; whoever comes second sees who was first. */
export async function takeAlert(deps: Deps, actor: Actor<Person>, { alertId }: { alertId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const alert = await findAlertStation(tx, alertId);
    if (!alert || !maySee(actor.who, alert.stationId)) throw new Refusal('not-found');
    const now = deps.now();
    if (!(await markTaken(tx, alertId, actor.who.account.id, now))) return;
    await recordAction(tx, actor, { action: 'alert-taken', target: alertId, stationId: alert.stationId }, now);
  });
}

type Called = { alertId: string; accountId: string; stationId: string | null };

/** The same by the link that somebody was sent. */
export async function takeAlertAsCalled(tx: Tx, called: Called, now: Temporal.Instant): Promise<void> {
  if (!(await markTaken(tx, called.alertId, called.accountId, now))) return;
  await recordCalled(tx, called, 'alert-taken', now);
}

export async function closeAlertAsCalled(tx: Tx, called: Called, rescue: Rescue, now: Temporal.Instant): Promise<void> {
  if (!(await markClosed(tx, called.alertId, { closedBy: called.accountId, rescue }, now))) return;
  await recordCalled(tx, called, 'alert-closed', now, { rescue });
}

export async function silenceAlertAsCalled(
  tx: Tx,
  called: Called,
  minutes: number,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await markSilenced(tx, called.alertId, now.add({ minutes })))) return;
  await recordCalled(tx, called, 'alert-silenced', now, { minutes });
}

const recordCalled = (
  tx: Tx,
  { accountId, alertId, stationId }: Called,
  action: 'alert-taken' | 'alert-closed' | 'alert-silenced',
  now: Temporal.Instant,
  data: object = {},
) => {
  const told = { action, target: alertId, stationId, data: { ...data, byLink: true } };
  return recordActionWithoutLogin(tx, { accountId }, told, now);
};

export type OpenAlert = LookedAfter & { id: string; stationId: string | null };

/** Held until the end of the transaction, so that two processes do not call the same people. */
export async function lockOpenAlert(tx: Tx, id: string): Promise<OpenAlert | undefined> {
  return tx
    .selectFrom('alerts')
    .select(['id', 'stationId', 'takenAt', 'silencedUntil'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
