import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { closing, dealAsCalled, type Deed, silencing, taking } from '../../telling/alerts/deal-with-alert.ts';
import { findCallOut } from './call-out-store.ts';

/** One press on the linked page: this person takes the alert. */
export const takeCallOut = (deps: Deps, { callOutId }: { callOutId: string }): Promise<void> =>
  act(deps, callOutId, taking);

/** They have talked to the missing person. */
export const silenceCallOut = (
  deps: Deps,
  { callOutId, minutes }: ParsedInput<typeof calls.silenceCallOut>,
): Promise<void> => act(deps, callOutId, silencing(minutes));

/** A rescue service takes over. */
export const endCallOut = (deps: Deps, { callOutId, rescue }: ParsedInput<typeof calls.endCallOut>): Promise<void> =>
  act(deps, callOutId, closing(rescue));

async function act(deps: Deps, callOutId: string, deed: Deed): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const callOut = await findCallOut(tx, callOutId);
    if (!callOut) throw new Refusal('not-found');
    await dealAsCalled(tx, callOut, deed, deps.now());
  });
}
