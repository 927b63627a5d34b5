import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { setPasskeyOfferClosed } from './account-store.ts';

/** Somebody who runs stations does not want to be asked again; the settings offer it still. */
export const closePasskeyOffer = (deps: Deps, { account }: Person): Promise<void> =>
  setPasskeyOfferClosed(deps.db.query, account.id, deps.now());
