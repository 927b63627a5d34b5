import type { Db } from '../../ground/db/open-database.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import { listIdentitiesOf } from './account-store.ts';

/** Accounts at providers that sign this person in, the first ones first. */
export const listIdentities = (
  db: Db,
  accountId: string,
): Promise<{ provider: ProviderName; createdAt: Temporal.Instant }[]> => listIdentitiesOf(db, accountId);
