import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import { recordActionWithoutLogin } from '../../ground/audit/record-action-without-login.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { findAlertStation, markClosed, markSilenced, markTaken } from './alert-store.ts';
import { requireRescueTime } from './require-rescue-time.ts';
import type { LookedAfter } from './rests-until.ts';

/** An action on an alert. Doing it twice is no mistake: two people look at the same list. */
export type Deed = {
  action: 'alert-taken' | 'alert-silenced' | 'alert-closed';
  data?: object;
  /** Closed without naming a rescue service. */
  isDismissal?: boolean;
  /** False if somebody else was first. */
  mark: (tx: Tx, alertId: string, accountId: string, now: Temporal.Instant) => Promise<boolean>;
};

/** Somebody takes it; the second person sees who was first. */
export const taking: Deed = { action: 'alert-taken', mark: markTaken };

/** Talked to: nobody is called until the agreed time, then calls start again. */
export const silencing = (minutes: number): Deed => ({
  action: 'alert-silenced',
  data: { minutes },
  mark: (tx, alertId, _accountId, now) => markSilenced(tx, alertId, now.add({ minutes })),
});

export const closing = (rescue: Rescue | undefined): Deed => ({
  action: 'alert-closed',
  data: { rescue },
  isDismissal: rescue === undefined,
  mark: async (tx, alertId, closedBy, now) => {
    if (rescue) await requireRescueTime(tx, alertId, rescue, now);
    return markClosed(tx, alertId, { closedBy, rescue }, now);
  },
});

export const takeAlert = (deps: Deps, actor: Actor<Person>, { alertId }: { alertId: string }): Promise<void> =>
  deal(deps, actor, alertId, taking);

export const silenceAlert = (
  deps: Deps,
  actor: Actor<Person>,
  { alertId, minutes }: ParsedInput<typeof calls.silenceAlert>,
): Promise<void> => deal(deps, actor, alertId, silencing(minutes));

export const closeAlert = (
  deps: Deps,
  actor: Actor<Person>,
  { alertId, rescue }: ParsedInput<typeof calls.closeAlert>,
): Promise<void> => deal(deps, actor, alertId, closing(rescue));

async function deal(deps: Deps, actor: Actor<Person>, alertId: string, deed: Deed): Promise<void> {
  const { action, data, isDismissal = false, mark } = deed;
  await deps.db.transaction(async (tx) => {
    const alert = await findAlertStation(tx, alertId);
    if (!alert || !maySee(actor.who, alert.stationId)) throw new Refusal('not-found');
    const isSearch = alert.kind === 'not-back';
    if (action === 'alert-silenced' && !isSearch) throw new Refusal('not-found');
    // Somebody may be in danger: a search ends with the board's return, or with a named rescue service.
    if (isDismissal && isSearch) throw new Refusal('search-goes-on');
    // 'nobody-to-call' ends once somebody can be called.
    if (action === 'alert-closed' && alert.kind === 'nobody-to-call') throw new Refusal('nobody-reachable');
    const now = deps.now();
    if (!(await mark(tx, alertId, actor.who.account.id, now))) return;
    await recordAction(tx, actor, { action, target: alertId, stationId: alert.stationId, ...(data && { data }) }, now);
  });
}

const maySee = (person: Person, stationId: string | null) =>
  stationId === null ? person.isAdmin : runs(person, stationId);

type Called = { alertId: string; accountId: string; stationId: string | null };

/** The same from the link in a call-out. */
export async function dealAsCalled(tx: Tx, called: Called, deed: Deed, now: Temporal.Instant): Promise<void> {
  const { alertId, accountId, stationId } = called;
  const { action, data, mark } = deed;
  if (!(await mark(tx, alertId, accountId, now))) return;
  const told = { action, target: alertId, stationId, data: { ...data, byLink: true } };
  await recordActionWithoutLogin(tx, { accountId }, told, now);
}

export type OpenAlert = LookedAfter & { id: string; stationId: string | null };

/** Locked until the end of the transaction, so that two processes don't call the same people. */
export async function lockOpenAlert(tx: Tx, id: string): Promise<OpenAlert | undefined> {
  return tx
    .selectFrom('alerts')
    .select(['id', 'stationId', 'takenAt', 'silencedUntil'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
