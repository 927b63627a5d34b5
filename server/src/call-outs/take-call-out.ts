import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { closeAlertAsCalled, silenceAlertAsCalled, takeAlertAsCalled } from '../alerts/take-alert.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { findCallOut } from './call-out-store.ts';

/** One press on the page of the link: this person looks after it. */
export const takeCallOut = (deps: Deps, { callOutId }: { callOutId: string }): Promise<void> =>
  act(deps, callOutId, (tx, called, now) => takeAlertAsCalled(tx, called, now));

/** They have talked to whoever is missing. */
export const silenceCallOut = (
  deps: Deps,
  { callOutId, minutes }: ParsedInput<typeof calls.silenceCallOut>,
): Promise<void> => act(deps, callOutId, (tx, called, now) => silenceAlertAsCalled(tx, called, minutes, now));

/** A rescue service has it. */
export const endCallOut = (deps: Deps, { callOutId, rescue }: ParsedInput<typeof calls.endCallOut>): Promise<void> =>
  act(deps, callOutId, (tx, called, now) => closeAlertAsCalled(tx, called, rescue, now));

type Called = Parameters<typeof takeAlertAsCalled>[1];

async function act(
  deps: Deps,
  callOutId: string,
  work: (tx: Tx, called: Called, now: Temporal.Instant) => Promise<void>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const callOut = await findCallOut(tx, callOutId);
    if (!callOut) throw new Refusal('not-found');
    const { alertId, accountId, stationId } = callOut;
    await work(tx, { alertId, accountId, stationId }, deps.now());
  });
}
