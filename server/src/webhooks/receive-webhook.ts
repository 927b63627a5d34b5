import type { WebhookDelivery } from '@laine/contract/webhook-events.ts';
import type { Deps } from '../deps.ts';
import { writeLog } from '../logs/write-log.ts';
import { stationOfToken } from './webhook-token.ts';

/** Takes a station event that a Laine sent and writes it to the station's log. */
export async function receiveWebhook(deps: Deps, { token, event }: WebhookDelivery): Promise<void> {
  const entry = {
    stationId: await stationOfToken(deps, { token }),
    title: `webhook received: ${event.type}` as const,
    data: event,
    lockerNumber: 'lockerNumber' in event ? event.lockerNumber : null,
    sessionId:
      event.type === 'session-start' ? event.sessionId : event.type === 'session-end' ? event.session.id : null,
  };
  await writeLog(deps.db.query, entry, deps.now());
}
