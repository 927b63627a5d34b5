import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account } from '../../ground/principal.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { NewAccount } from './account-store.ts';
import { insertAccount } from './account-store.ts';
import { inheritWarningsJob } from './inherit-warnings-job.ts';
import { findRemembered, requireNotBanned } from './remembered-contacts.ts';

/** A new account, unless its address was that of a removed person who is banned still. */
export async function createAccount(deps: Deps, tx: Tx, account: NewAccount, now: Temporal.Instant): Promise<Account> {
  await requireNotBanned(deps, tx, [account.email], now);
  const made = await insertAccount(tx, account, now);
  const remembered = await findRemembered(deps, tx, [account.email], now);
  if (remembered.some(({ reason }) => reason === 'warning'))
    await enqueue(tx, inheritWarningsJob, { accountId: made.id }, { now });
  return made;
}
