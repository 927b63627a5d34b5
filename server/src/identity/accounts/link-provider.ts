import type { Tx } from '../../ground/db/open-database.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import type { Account } from '../../ground/principal.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { linkIdentity } from './account-store.ts';
import type { OpenedLogin, SigningDevice } from './open-login.ts';
import { openLogin } from './open-login.ts';

type Linking = {
  account: Account;
  /** Made just now, by this sign-in. */
  isNew: boolean;
  identity: { provider: ProviderName; idAtProvider: string };
  signing: SigningDevice;
};

/**
 * Links a provider's account and signs the person in. The account's owner is told by mail: it's a way in that outlives
 * the mailed code which confirmed it.
 */
export async function linkProvider(
  tx: Tx,
  { account, isNew, identity, signing }: Linking,
  now: Temporal.Instant,
): Promise<OpenedLogin> {
  const accountId = account.id;
  const isLinked = await linkIdentity(tx, { ...identity, accountId }, now);
  const login = await openLogin(tx, account, { ...signing, method: identity.provider }, now);
  if (isLinked && !isNew) {
    const data = { change: 'provider-linked', loginId: login.id } as const;
    const occasion = `${login.id} linked`;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data, occasion }, now);
  }
  return login;
}
