import { Refusal } from '@laine/contract/refusals.ts';
import type { WebhookDelivery } from '@laine/contract/webhook-events.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import { hashToken } from '../../ground/secrets.ts';
import { isSigned, type SignedBody } from './is-signed.ts';
import { readWebhookToken } from './webhook-token.ts';

type Received = WebhookDelivery & { signed: SignedBody };

/**
 * Takes a station event that a Laine sent and writes it to the station's log, each once. The token names the station;
 * the signature proves that this event was sent with it, and not another.
 */
export async function receiveWebhook(deps: Deps, { token, event, signed }: Received): Promise<void> {
  const { stationId, secret } = await readWebhookToken(deps, { token });
  if (!isSigned(secret, signed)) throw new Refusal('webhook-signature-invalid');
  const entry = {
    id: hashToken(`webhook ${stationId} ${signed.id}`),
    stationId,
    title: `webhook received: ${event.type}` as const,
    data: event,
    lockerNumber: 'lockerNumber' in event ? event.lockerNumber : null,
    sessionId:
      event.type === 'session-start' ? event.sessionId : event.type === 'session-end' ? event.session.id : null,
  };
  await writeLog(deps.db.query, entry, deps.now());
}
