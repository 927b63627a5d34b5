import type { PasskeyAsking, ShownCredential } from '@laine/contract/public/passkey-calls.ts';
import { PasskeyAsking as PasskeyAskingShape } from '@laine/contract/public/passkey-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Deps } from '../../ground/deps.ts';
import type { OpenedLogin, SigningDevice } from '../accounts/open-login.ts';
import { openLogin } from '../accounts/open-login.ts';
import type { SignInOrigin } from '../accounts/sign-in-origin.ts';
import { CHALLENGE_LIFE_SECONDS, countingRefusals, newChallenge, useChallenge } from './challenges.ts';
import { lockPasskey, recordPasskeyUse } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { readChallenge, verifyShown } from './verify-credential.ts';

/** Nobody has to be named: the device offers its passkeys for us. */
export async function beginPasskeySignIn(
  deps: Deps,
  { network, browserHash }: SignInOrigin & { browserHash: string },
): Promise<PasskeyAsking> {
  const challenge = await newChallenge(deps, { purpose: 'sign-in', accountId: null, browserHash }, network);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: CHALLENGE_LIFE_SECONDS * 1000,
    userVerification: 'required',
  });
  return PasskeyAskingShape.parse(options);
}

type Shown = { credential: ShownCredential; origin: SignInOrigin; signing: SigningDevice };

export async function signInWithPasskey(deps: Deps, { credential, origin, signing }: Shown): Promise<OpenedLogin> {
  const challenge = readChallenge(credential.response.clientDataJSON);
  const { browserHash } = origin;
  await useChallenge(deps, challenge, { purpose: 'sign-in', accountId: null, browserHash });
  return countingRefusals(deps, origin, () =>
    deps.db.transaction(async (tx) => {
      const now = deps.now();
      const passkey = await lockPasskey(tx, credential.id);
      if (!passkey) throw new Refusal('passkey-refused');
      const use = await verifyShown(relyingParty(deps), challenge, passkey, credential);
      await recordPasskeyUse(tx, passkey.id, use, now);
      return openLogin(tx, { id: passkey.accountId }, { ...signing, method: 'passkey' }, now);
    }),
  );
}
