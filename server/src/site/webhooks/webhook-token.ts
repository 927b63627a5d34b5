import { createHmac } from 'node:crypto';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { sameSecret } from '../../ground/secrets.ts';

/** Long enough for a slow receiver with retries of its own, short enough to be worthless when leaked. */
const LIFETIME = Temporal.Duration.from({ minutes: 10 });

/** `station.expiry.signature`, signed with the station's webhook secret: proves which station an event came from. */
export function makeWebhookToken(stationId: string, secret: string, now: Temporal.Instant): string {
  const claim = `${stationId}.${now.add(LIFETIME).epochMilliseconds}`;
  return `${claim}.${sign(claim, secret)}`;
}

export const stationOfToken = async (deps: Deps, given: { token: string }): Promise<string> =>
  (await readWebhookToken(deps, given)).stationId;

/** The station that a token names, and the secret that it was signed with. */
export async function readWebhookToken(deps: Deps, { token }: { token: string }) {
  const [stationId = '', expiry = '', signature = ''] = token.split('.');
  const station = await deps.db.query
    .selectFrom('stations')
    .select('webhookSecret')
    .where('id', '=', stationId)
    .executeTakeFirst();
  const secret = station?.webhookSecret;
  const isGenuine = secret && sameSecret(signature, sign(`${stationId}.${expiry}`, secret));
  // Signatures live in real time: moving the product's clock must not make old ones valid or new ones stale.
  if (!isGenuine || Number(expiry) <= Temporal.Now.instant().epochMilliseconds)
    throw new Refusal('webhook-token-invalid');
  return { stationId, secret };
}

const sign = (claim: string, secret: string) => createHmac('sha256', secret).update(claim).digest('base64url');
