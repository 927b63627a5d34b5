import type { LoginEnd } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { endLogins } from './login-store.ts';

/**
 * Signs a person out everywhere, except from one login where it is named: the one that asked for it. For whatever
 * changes who a person is: a password, a role, a station lost, a ban, a deletion.
 */
export const endLoginsOf = (
  tx: Tx,
  accountId: string,
  because: LoginEnd,
  { except }: { except?: string | undefined },
  now: Temporal.Instant,
): Promise<void> => endLogins(tx, { accountId, because, except }, now);
