import { CALL_OUT_STEP_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockOpenAlert } from '../../telling/alerts/deal-with-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { restsUntil } from '../../telling/alerts/rests-until.ts';
import { addToOutbox } from '../../telling/outbox/add-to-outbox.ts';
import type { Callable } from './call-out-store.ts';
import { listCalled, listPeopleOf } from './call-out-store.ts';

/**
 * Calls the next person, unless somebody has the alert or was called within the last ten minutes. Whoever took it or
 * talked to the missing person is trusted for a while; then calls start again. Safe to call any number of times.
 */
export async function callNext(tx: Tx, alertId: string, now: Temporal.Instant): Promise<void> {
  const alert = await lockOpenAlert(tx, alertId);
  if (!alert || alert.stationId === null) return;
  const since = restsUntil(alert);
  if (since && isBefore(now, since)) return;
  const everCalled = await listCalled(tx, alertId);
  const called = everCalled.filter(({ createdAt }) => !since || !isBefore(createdAt, since));
  const lastCall = called.map(({ createdAt }) => createdAt).reduce<Temporal.Instant | undefined>(latest, undefined);
  if (lastCall && isBefore(now, plusSeconds(lastCall, CALL_OUT_STEP_SECONDS))) return;

  const people = await listPeopleOf(tx, alert.stationId);
  const wasCalled = new Set(called.map(({ accountId }) => accountId));
  const step = Math.max(0, ...everCalled.map(({ step: earlier }) => earlier)) + 1;
  const call = { kind: 'call-out', alertId, occasion: `${alertId}:${step}`, data: { step } } as const;
  const calls = nextToCall(people.filter(({ id }) => !wasCalled.has(id))).map(({ id: accountId, phone }) => {
    const channel = phone === null ? ('email' as const) : ('sms' as const);
    return { ...call, accountId, channel };
  });
  await addToOutbox(tx, calls, now);
  if (people.some(({ phone }) => phone !== null)) return;
  const { stationId } = alert;
  await raiseAlert(tx, { kind: 'nobody-to-call', target: stationId, stationId, data: {} }, now);
}

/** One owner with a phone after the other; after the last, everybody else at once. */
function nextToCall(people: Callable[]): Callable[] {
  const owner = people.find(({ isOwner, phone }) => isOwner && phone !== null);
  return owner ? [owner] : people;
}

const latest = (one: Temporal.Instant | undefined, other: Temporal.Instant) => (one ? later(one, other) : other);
