import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { findRemembered, forgetRemembered } from '../accounts/remembered-contacts.ts';
import { reportLateTwice } from './late-twice.ts';
import { findContacts, lockWarnedAccount, moveWarnings } from './warning-store.ts';

type Heir = { accountId: string; contacts: (string | null)[] };

/** A removed person has come back with the same e-mail or phone: current warnings move to the new account. */
export async function inheritWarnings(
  deps: Deps,
  tx: Tx,
  { accountId, contacts }: Heir,
  now: Temporal.Instant,
): Promise<void> {
  const remembered = await findRemembered(deps, tx, contacts, now);
  const former = remembered.filter(({ reason }) => reason === 'warning').map((row) => row.accountId);
  if (former.length === 0) return;
  await lockWarnedAccount(tx, accountId);
  for (const from of former) {
    await moveWarnings(tx, from, accountId, now);
    await forgetRemembered(tx, from, 'warning');
  }
  await reportLateTwice(tx, accountId, now);
}

/** For an account that was just made with a remembered address. */
export const inheritWarningsOfNewcomer = (deps: Deps, accountId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const account = await findContacts(tx, accountId);
    if (account) await inheritWarnings(deps, tx, { accountId, contacts: [account.email] }, deps.now());
  });
