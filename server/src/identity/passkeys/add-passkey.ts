import type { MadeCredential, Passkey, PasskeyMaking } from '@laine/contract/public/passkey-calls.ts';
import { PasskeyMaking as PasskeyMakingShape } from '@laine/contract/public/passkey-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import type { OpenedLogin, SigningDevice } from '../accounts/open-login.ts';
import { openLogin } from '../accounts/open-login.ts';
import { isOfStaff, requireFreshProof, requireProof, requireStay } from '../accounts/require-proof.ts';
import type { SignInOrigin } from '../accounts/sign-in-origin.ts';
import { CHALLENGE_LIFE_SECONDS, newChallenge, useChallenge } from './challenges.ts';
import { insertPasskey, listCredentialsOf, lockPasskeysOf } from './passkey-store.ts';
import { presentPasskey } from './present-passkey.ts';
import { deleteRecoveryCodesOf } from './recovery-code-store.ts';
import { relyingParty } from './relying-party.ts';
import { PASSKEY_ALGORITHMS, readChallenge, userHandleOf, verifyMade } from './verify-credential.ts';

/**
 * Making a passkey:
 *
 *   begin ── challenge for this person in this browser ──> the device makes a pair of keys ──> add (once, in time)
 *         ── the public key is kept, and the browser is signed in with it ──>
 */

/** More than anybody has devices; what lies beyond only fills rows. */
const MAX_PASSKEYS = 20;

export async function beginPasskey(
  deps: Deps,
  person: Person,
  { network, browserHash }: SignInOrigin & { browserHash: string },
): Promise<PasskeyMaking> {
  const { account } = person;
  requireStay(person);
  // Somebody at an open browser must not add a way in that outlives its login.
  requireFreshProof(person, deps.now());
  const held = await listCredentialsOf(deps.db.query, account.id);
  if (held.length >= MAX_PASSKEYS) throw new Refusal('too-many-passkeys');
  const challenge = await newChallenge(deps, { purpose: 'register', accountId: account.id, browserHash }, network);
  const party = relyingParty(deps);
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: isoBase64URL.toBuffer(userHandleOf(account.id)),
    userName: account.email,
    userDisplayName: [account.name, account.surname].filter(Boolean).join(' ') || account.email,
    challenge: isoBase64URL.toBuffer(challenge),
    timeout: CHALLENGE_LIFE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: held.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  });
  return PasskeyMakingShape.parse(options);
}

type Made = { name: string; credential: MadeCredential; browserHash: string | null; signing: SigningDevice };

export async function addPasskey(
  deps: Deps,
  actor: Actor<Person>,
  { name, credential, browserHash, signing }: Made,
): Promise<{ passkey: Passkey; login: OpenedLogin }> {
  const person = actor.who;
  const accountId = person.account.id;
  requireStay(person);
  requireProof(person);
  const challenge = readChallenge(credential.response.clientDataJSON);
  await useChallenge(deps, challenge, { purpose: 'register', accountId, browserHash });
  const made = await verifyMade(relyingParty(deps), challenge, credential);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    // The person has just used a finger or face for it, so it counts as a sign-in with it.
    const login = await openLogin(tx, person.account, { ...signing, method: 'passkey' }, now);
    const held = await lockPasskeysOf(tx, accountId);
    if (held.length >= MAX_PASSKEYS) throw new Refusal('too-many-passkeys');
    // Until an admin's first passkey the mailbox was enough, and its reader may have made codes.
    if (held.length === 0 && person.passkey.isUnproven) await deleteRecoveryCodesOf(tx, accountId);
    const row = { id: newId(), name, backedUp: made.backedUp, createdAt: now, lastUsedAt: now };
    if (!(await insertPasskey(tx, { ...made, ...row, accountId }))) throw new Refusal('passkey-known');
    if (isOfStaff(person)) await recordAction(tx, actor, { action: 'passkey-added', target: accountId }, now);
    const change = { change: 'passkey-added', loginId: login.id } as const;
    const occasion = `${row.id} added`;
    await queueAccountMail(tx, { accountId, kind: 'credentials-changed', data: change, occasion }, now);
    return { passkey: presentPasskey(row), login };
  });
}
