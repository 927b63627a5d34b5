import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { setPasskeyOfferClosed } from './account-store.ts';

/** Hides the offer for a member of staff; the settings still have it. */
export const closePasskeyOffer = (deps: Deps, { account }: Person): Promise<void> =>
  setPasskeyOfferClosed(deps.db.query, account.id, deps.now());
