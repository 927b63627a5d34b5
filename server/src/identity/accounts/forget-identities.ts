import type { Tx } from '../../ground/db/open-database.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import { deleteIdentitiesOf } from './account-store.ts';

/** Accounts at providers, or at one of them, that sign this person in no more. Answers how many these were. */
export const forgetIdentities = (tx: Tx, accountId: string, provider?: ProviderName): Promise<number> =>
  deleteIdentitiesOf(tx, accountId, provider);
