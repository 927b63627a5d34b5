import type { CallAnswer } from '@laine/contract/call.ts';
import type { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { forgetIdentities } from '../accounts/forget-identities.ts';
import { listIdentities } from '../accounts/list-identities.ts';
import { requireFreshProof } from '../accounts/require-proof.ts';

type LinkedProviders = CallAnswer<(typeof passkeyCalls)['linkedProviders']>;

/** Several accounts at one provider show only the first day; they're unlinked together. */
export async function listOwnProviders(deps: Deps, { account }: Person): Promise<LinkedProviders> {
  const identities = await listIdentities(deps.db.query, account.id);
  const byProvider = Map.groupBy(identities, ({ provider }) => provider);
  return {
    providers: [...byProvider].map(([provider, [first]]) => ({
      provider,
      linkedAt: (first?.createdAt ?? deps.now()).toString(),
    })),
  };
}

/** Needs a fresh sign-in: at an open browser nobody may remove somebody's way in, nor a thief keep their own. */
export async function unlinkProvider(
  deps: Deps,
  person: Person,
  { provider }: { provider: ProviderName },
): Promise<void> {
  const accountId = person.account.id;
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    requireFreshProof(person, now);
    if ((await forgetIdentities(tx, accountId, provider)) === 0) throw new Refusal('not-found');
    const data = { change: 'provider-removed', loginId: person.loginId } as const;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data, occasion: newId() }, now);
  });
}
