import type { WebhookDelivery } from '@laine/contract/webhook-events.ts';
import { asJson } from '../db/tables/json.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../secrets.ts';
import { stationOfToken } from './webhook-token.ts';

/** Takes a station event that a Laine sent and writes it to the station's log. */
export async function receiveWebhook(deps: Deps, { token, event }: WebhookDelivery): Promise<void> {
  const stationId = await stationOfToken(deps, token);
  const now = deps.now();
  await deps.db.query
    .insertInto('logs')
    .values({
      id: newId(),
      title: `webhook received: ${event.type}`,
      data: asJson(event),
      stationId,
      lockerNumber: 'lockerNumber' in event ? event.lockerNumber : null,
      sessionId:
        event.type === 'session-start' ? event.sessionId : event.type === 'session-end' ? event.session.id : null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}
