import type { Db } from '../../ground/db/open-database.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import type { Account } from '../../ground/principal.ts';
import { findAccountByIdentity } from './account-store.ts';

export const findAccountOfIdentity = (
  db: Db,
  provider: ProviderName,
  idAtProvider: string,
): Promise<Account | undefined> => findAccountByIdentity(db, provider, idAtProvider);
