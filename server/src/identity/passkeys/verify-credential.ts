import type { MadeCredential, ShownCredential } from '@laine/contract/public/passkey-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { PasskeysTable } from '../../ground/db/tables/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** The algorithms of present authenticators: Ed25519, P-256, RSA. */
export const PASSKEY_ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const ClientData = z.object({ challenge: z.string().min(1).max(200) });

/** The signed challenge, before anything about it is proven. */
export function readChallenge(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    throw new Refusal('passkey-refused');
  }
}

export async function verifyMade(party: RelyingParty, challenge: string, { response, ...credential }: MadeCredential) {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const verified = await orRefuse(async () => {
    requirePlainAttestation(attestationObject);
    return verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
  });
  if (!verified.verified) throw new Refusal('passkey-refused');
  const { credential: made, credentialBackedUp: backedUp } = verified.registrationInfo;
  return { credentialId: made.id, publicKey: made.publicKey, counter: made.counter, backedUp, transports };
}

type StoredPasskey = Pick<PasskeysTable, 'accountId' | 'credentialId' | 'publicKey' | 'counter'>;

/** A counter that doesn't rise suggests a copied key, and is refused too. */
export async function verifyShown(
  party: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  { response, ...credential }: ShownCredential,
): Promise<{ counter: number; backedUp: boolean }> {
  const { userHandle, ...answer } = response;
  if (typeof userHandle === 'string' && userHandle !== userHandleOf(passkey.accountId))
    throw new Refusal('passkey-refused');
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { ...credential, response: answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new Refusal('passkey-refused');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

/** The authenticator's name for the account: its random id, which reveals nothing. */
export const userHandleOf = (accountId: string) => Buffer.from(accountId).toString('base64url');

/**
 * We request no attestation. A browser then leaves it out, or sends what the key itself signed. Certificates are
 * refused unread: verifying them would fetch addresses that they name.
 */
function requirePlainAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  if (format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined))
    throw new Error(`attestation ${format} was not asked for`);
}

/** The library throws for any fault in a stranger's data. None of those is our fault. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Refusal('passkey-refused');
  }
}
