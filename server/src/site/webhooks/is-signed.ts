import { sameSecret } from '../../ground/secrets.ts';
import { signatureOf } from './signature-headers.ts';

/** What the convention allows for clocks that differ and networks that are slow. */
const MAX_AGE_SECONDS = 300;

/** A body as it came, and the headers of its signature (https://www.standardwebhooks.com). */
export type SignedBody = { id: string; timestamp: string; signatures: string; body: string };

/** Whether whoever has the secret has sent this, lately. A sender that changes its secret signs with both. */
export function isSigned(secret: string, { id, timestamp, signatures, body }: SignedBody): boolean {
  // Signatures live in real time, as tokens do.
  const ageInSeconds = Math.abs(Temporal.Now.instant().epochMilliseconds / 1000 - Number(timestamp));
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || ageInSeconds > MAX_AGE_SECONDS) return false;
  const expected = signatureOf(secret, id, timestamp, body);
  return signatures.split(' ').some((signature) => sameSecret(signature, expected));
}
