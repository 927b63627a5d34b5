import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { requireStation } from '../../ground/require-station.ts';
import { logAttempt } from './deliver-webhook.ts';
import { hasArrived, postWebhook } from './post-webhook.ts';
import { newWebhookId } from './queue-webhook.ts';
import { findEndpoint } from './webhook-store.ts';

/** Sent once, immediately, so that the person at the button sees if it arrived. */
export async function testWebhook(deps: Deps, actor: Actor, { stationId }: { stationId: string }): Promise<boolean> {
  const { query } = deps.db;
  await requireStation(query, actor.who, stationId);
  const endpoint = await findEndpoint(query, stationId);
  if (!endpoint) throw new Refusal('no-webhook-url');
  const now = deps.now();
  await recordAction(query, actor, { action: 'webhook-tested', target: stationId, stationId }, now);
  const event = { type: 'test' as const, data: `A test from ${deps.settings.brand.name}` };
  const message = { id: newWebhookId(), event };
  const outcome = await postWebhook(deps.webhooks, endpoint, message);
  await logAttempt(deps, stationId, message, outcome, 1);
  return hasArrived(outcome);
}
