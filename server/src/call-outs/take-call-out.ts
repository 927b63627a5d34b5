import { Refusal } from '@laine/contract/refusals.ts';
import { closeAlertAsCalled, takeAlertAsCalled } from '../alerts/take-alert.ts';
import type { Deps } from '../deps.ts';
import { findCallOut } from './call-out-store.ts';

type Called = { callOutId: string };

/** One press on the page of the link: this person looks after it. */
export const takeCallOut = (deps: Deps, called: Called): Promise<void> => act(deps, called, takeAlertAsCalled);

/** Everybody is safe. */
export const endCallOut = (deps: Deps, called: Called): Promise<void> => act(deps, called, closeAlertAsCalled);

async function act(deps: Deps, { callOutId }: Called, work: typeof takeAlertAsCalled): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const callOut = await findCallOut(tx, callOutId);
    if (!callOut) throw new Refusal('not-found');
    const { alertId, accountId, stationId } = callOut;
    await work(tx, { alertId, accountId, stationId }, deps.now());
  });
}
