import { sameSecret } from '../../ground/secrets.ts';
import { signatureOf } from './signature-headers.ts';

/** The convention's limit for differing clocks and slow networks. */
const MAX_AGE_SECONDS = 300;

/** A raw body, and its signature headers (https://www.standardwebhooks.com). */
export type SignedBody = { id: string; timestamp: string; signatures: string; body: string };

/** True if a holder of the secret sent this lately. A sender that changes its secret signs with both. */
export function isSigned(secret: string, { id, timestamp, signatures, body }: SignedBody): boolean {
  // Signatures use real time, like tokens.
  const ageInSeconds = Math.abs(Temporal.Now.instant().epochMilliseconds / 1000 - Number(timestamp));
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || ageInSeconds > MAX_AGE_SECONDS) return false;
  const expected = signatureOf(secret, id, timestamp, body);
  return signatures.split(' ').some((signature) => sameSecret(signature, expected));
}
